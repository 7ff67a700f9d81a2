/** Everything that differs from a fresh cluster's own configuration, given on the command line at each start. */
export function serverSettings(
  { socketDir, engineSocketDir }: { socketDir: string; engineSocketDir: string | undefined },
  durable: boolean,
): Record<string, string> {
  const socketDirs = [socketDir, ...(engineSocketDir === undefined ? [] : [engineSocketDir])];
  return {
    // No TCP: the mail engine has a socket of its own.
    listen_addresses: '',
    unix_socket_directories: socketDirs.map((folder) => `"${folder.replaceAll('"', '""')}"`).join(','),
    // Our own is in a folder that nobody else may enter; the users of the mail engine need a password for theirs.
    unix_socket_permissions: engineSocketDir === undefined ? '0700' : '0777',
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    lc_messages: 'C',
    log_destination: 'stderr',
    log_timezone: 'UTC',
    // Statements and the details of errors carry people's data and do not belong in a log file.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
}
