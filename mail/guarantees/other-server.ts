import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** How a server refuses an address, if it does. */
export type Refusal = (sender: string) => Promise<string | undefined>;

/** A mail server elsewhere: keeps what it gets. */
export class OtherServer {
  readonly received: ReceivedMail[] = [];
  /** By address; it takes all others. */
  readonly refusals = new Map<string, Refusal>();
  readonly #port: number;
  #server: SMTPServer | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  async start(): Promise<this> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, { envelope: { mailFrom } }, done) => {
        const refusal = this.refusals.get(address)?.(mailFrom === false ? '' : mailFrom.address);
        void Promise.resolve(refusal).then((words) =>
          done(words === undefined ? null : Object.assign(new Error(words), { responseCode: 550 })),
        );
      },
      onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          this.received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(parts).toString('utf8'),
          });
          done();
        });
      },
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return this;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }
}
