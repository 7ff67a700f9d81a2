import { connect } from 'node:net';

const timeoutMs = 30_000;

/** What Postfix tells another server that wants to deliver to these addresses. No message is sent. */
export function askAboutRecipients(port: number, addresses: readonly string[]): Promise<Map<string, string>> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.setEncoding('latin1');
  let received = '';
  let onReply: ((reply: string) => void) | undefined;
  const tellReply = () => {
    const reply = /^(?:\d{3}-.*\r\n)*\d{3} (?:.*)\r\n/.exec(received)?.[0];
    if (reply === undefined || onReply === undefined) return;
    received = received.slice(reply.length);
    const told = onReply;
    onReply = undefined;
    told(reply.trim());
  };
  socket.on('data', (text: string) => {
    received += text;
    tellReply();
  });
  const ask = (line?: string): Promise<string> =>
    new Promise((resolve) => {
      onReply = resolve;
      if (line !== undefined) socket.write(`${line}\r\n`);
      tellReply();
    });

  async function talk(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    await ask();
    await ask('EHLO doctor.invalid');
    for (const address of addresses) {
      await ask('MAIL FROM:<>');
      answers.set(address, await ask(`RCPT TO:<${address}>`));
      await ask('RSET');
    }
    await ask('QUIT');
    return answers;
  }
  return new Promise<Map<string, string>>((resolve, reject) => {
    socket.setTimeout(timeoutMs, () => reject(new Error('Postfix did not answer')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('Postfix closed the connection')));
    talk().then(resolve, reject);
  }).finally(() => socket.destroy());
}
