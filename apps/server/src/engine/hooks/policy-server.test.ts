import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createLog } from '../../kernel/log.ts';
import { createPolicyServer } from './policy-server.ts';

it('answers questions in their order, also in pieces, and lets mail pass when it can’t decide, except of users', async () => {
  const server = createPolicyServer(async ({ recipient }) => {
    if (recipient === 'broken') throw new Error('no database');
    return `answer to ${recipient}`;
  }, createLog('silent'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  let answers = '';
  client.on('data', (text: string) => {
    answers += text;
  });
  client.write('request=smtpd_access_policy\nrecip');
  client.write(
    'ient=first\n\nrecipient=broken\n\nrecipient=broken\nsasl_username=a#main.1\n\nrecipient=last\n\n',
  );
  while (answers.split('\n\n').length < 5) await once(client, 'data');
  expect(answers.split('\n\n')).toEqual([
    'action=answer to first',
    'action=DUNNO',
    'action=451 4.3.0 Try again later',
    'action=answer to last',
    '',
  ]);
  client.destroy();
  server.close();
});
