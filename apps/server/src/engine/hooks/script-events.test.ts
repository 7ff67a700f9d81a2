import { expect, it } from 'vitest';
import { noteScriptEvent, type ScriptEvent, scriptEvent } from './script-events.ts';

async function toldOf(event: string, fields: Partial<ScriptEvent['fields']>): Promise<string[]> {
  const told: string[] = [];
  await noteScriptEvent(scriptEvent.parse({ event, fields: { user: 'a@x.example', ...fields } }), {
    tookTooLong: async (email) => void told.push(`long ${email}`),
    wasActivated: async (email) => void told.push(`on ${email}`),
  });
  return told;
}

it('a user’s own script that took too long is told, the rules of the panel are not', async () => {
  const finished = 'sieve_runtime_script_finished';
  const error = 'Resource limit exceeded';
  expect(await toldOf(finished, { error, script_location: '/mail/1/2/.dovecot.sieve' })).toEqual([
    'long a@x.example',
  ]);
  expect(await toldOf(finished, { error, script_location: 'dict:proxy::delivery;name=active' })).toEqual([]);
});

it('a script that was turned on is told, one that was not, or was turned off, is not', async () => {
  const command = 'managesieve_command_finished';
  expect(await toldOf(command, { script_name: 'own' })).toEqual(['on a@x.example']);
  expect(await toldOf(command, { script_name: 'own', error: 'not found' })).toEqual([]);
  expect(await toldOf(command, {})).toEqual([]);
});
