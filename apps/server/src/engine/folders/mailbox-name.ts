/** How IMAP, and Dovecot on the disk, write the name of a mailbox (RFC 3501, 5.1.3). */
export function encodeMailboxName(name: string): string {
  return name.replaceAll(/&|[^\x20-\x7e]+/g, (part) => {
    if (part === '&') return '&-';
    const bytes = Buffer.from(part, 'utf16le').swap16();
    return `&${bytes.toString('base64').replaceAll('/', ',').replaceAll('=', '')}-`;
  });
}
