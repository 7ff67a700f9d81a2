import { actions } from '@posthouse/contract';
import type { Action } from '@posthouse/contract/core/action';
import { errorSentences, fieldCodes } from '@posthouse/contract/core/errors';
import type { Requirement } from '@posthouse/contract/core/permissions';
import { encodeForm } from '@posthouse/contract/core/wire';
import { schemaText } from './schema-text.ts';

/** docs/api.md, made from the contract; a test compares the two. */
export function apiDocument(): string {
  const names = Object.keys(actions).sort() as (keyof typeof actions)[];
  return `${[
    preface,
    section('Actions', [
      '| action | kind | needs |',
      '| --- | --- | --- |',
      ...names.map((name) => tableRow(name, actions[name])),
    ]),
    ...names.map((name) => actionSection(name, actions[name])),
    section('Error codes', [
      '| code | sentence in `returndata` |',
      '| --- | --- |',
      ...Object.entries(errorSentences).map(([code, sentence]) => `| \`${code}\` | ${sentence} |`),
    ]),
    section('Field codes', [`In \`error.fields\`: ${fieldCodes.map((code) => `\`${code}\``).join(', ')}.`]),
  ].join('\n\n')}\n`;
}

const preface = `# The wire

Made by \`npm run docs:api\` from the contract; do not edit.

Every call is \`POST /\` with a form (\`application/x-www-form-urlencoded\`): a field \`action\` and the action's own fields,
nested as \`permissions[users]=5\` and \`ids[0]=7\`, booleans as \`1\`/\`0\`. The token of a login goes in the header
\`x-token\`. The answer is JSON: \`{"returncode":1,"returndata":…}\`, or
\`{"returncode":0,"returndata":"<sentence>","error":{"code":"…","params":{…},"fields":{…}}}\`. The HTTP status is 200 for
everything the application decided; 400, 404, 413, 415, 429 and 5xx come from the transport, with the same envelope.
Answers to a session have the header \`x-rights\`; its value changes with the caller's rights and the account's limits.

\`\`\`sh
curl -d 'action=login&username=demo&password=…' http://127.0.0.1:8080/
curl -H "x-token: $TOKEN" -d 'action=status' http://127.0.0.1:8080/
\`\`\``;

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}

function tableRow(name: string, action: Action): string {
  return `| [\`${name}\`](#${name.toLowerCase()}) | ${action.kind} | ${needs(action)} |`;
}

function actionSection(name: string, action: Action): string {
  return [
    `### ${name}`,
    '',
    `${action.summary} Needs: ${needs(action)}.`,
    '',
    '```',
    `fields   ${schemaText(action.input, 'input')}`,
    `answer   ${schemaText(action.output, 'output')}`,
    `example  ${encodeForm(name, action.example)}`,
    '```',
  ].join('\n');
}

function needs({ access }: Action): string {
  if (typeof access === 'object' && 'decide' in access) {
    const branches = access.branches as readonly { example: object; needs: Requirement }[];
    return branches
      .map((branch) => `${requirementText(branch.needs)} for \`${JSON.stringify(branch.example)}\``)
      .join('; ');
  }
  return requirementText(access as Requirement);
}

function requirementText(requirement: Requirement): string {
  if (requirement === 'public') return 'nothing';
  if (requirement === 'session') return 'a session';
  if (requirement === 'admin') return 'the main admin';
  if ('anyOf' in requirement) return requirement.anyOf.map(requirementText).join(' or ');
  if ('allOf' in requirement) return requirement.allOf.map(requirementText).join(' and ');
  return `${requirement.area} ${requirement.level}`;
}
