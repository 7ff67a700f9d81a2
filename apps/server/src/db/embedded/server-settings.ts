/** Everything that differs from a fresh cluster's own configuration, given on the command line at each start. */
export function serverSettings(socketDir: string, durable: boolean): Record<string, string> {
  return {
    // No TCP. The mail engine's step may put 127.0.0.1 and a port here.
    listen_addresses: '',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
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
