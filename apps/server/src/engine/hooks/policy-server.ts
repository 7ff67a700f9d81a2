import { createServer, type Server, type Socket } from 'node:net';
import type { Log } from '../../kernel/log.ts';
import type { PolicyQuestion } from './policy.ts';

const longestQuestion = 64 * 1024;

/** Speaks Postfix’s policy protocol: lines of name=value, an empty line, an action. */
export function createPolicyServer(decide: (question: PolicyQuestion) => Promise<string>, log: Log): Server {
  return createServer((socket) => {
    let received = '';
    let answering = Promise.resolve();
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (text: string) => {
      received += text;
      if (received.length > longestQuestion) socket.destroy();
      for (let end = received.indexOf('\n\n'); end >= 0; end = received.indexOf('\n\n')) {
        const question = readQuestion(received.slice(0, end));
        received = received.slice(end + 2);
        answering = answering.then(() => answer(socket, question, decide(question), log));
      }
    });
  });
}

async function answer(
  socket: Socket,
  { login }: PolicyQuestion,
  decision: Promise<string>,
  log: Log,
): Promise<void> {
  const action = await decision.catch((error: unknown) => {
    log.warn({ err: error }, 'the policy could not be decided');
    // Nobody sends with a login that can’t be checked. Others are asked about again when the message is there.
    return login === '' ? 'DUNNO' : '451 4.3.0 Try again later';
  });
  if (!socket.destroyed) socket.write(`action=${action}\n\n`);
}

function readQuestion(text: string): PolicyQuestion {
  const fields = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  return {
    recipient: fields.get('recipient') ?? '',
    sender: fields.get('sender') ?? '',
    login: fields.get('sasl_username') ?? '',
    clientIp: fields.get('client_address') ?? '',
    instance: fields.get('instance') ?? '',
    queueId: fields.get('queue_id') ?? '',
    bytes: Number(fields.get('size') ?? 0),
    recipientCount: Number(fields.get('recipient_count') ?? 0),
    hasArrived: fields.get('protocol_state') === 'END-OF-MESSAGE',
  };
}
