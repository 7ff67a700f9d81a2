import { type ActionName, actions } from '@posthouse/contract';
import { accountHistoryActions } from '@posthouse/contract/features/account-history';
import { brandingActions } from '@posthouse/contract/features/branding';
import { chatUsersActions } from '@posthouse/contract/features/chat-users';
import { homeActions } from '@posthouse/contract/features/home';
import { jobsActions } from '@posthouse/contract/features/jobs';
import { securityActions } from '@posthouse/contract/features/security';
import { incidentsActions } from '@posthouse/contract/features/security/incidents';
import { sessionActions } from '@posthouse/contract/features/session';
import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { z } from 'zod';

/** About admins, the panel itself and chat. */
const withoutMail = [
  ...[accountHistoryActions, brandingActions, chatUsersActions, homeActions],
  ...[jobsActions, incidentsActions, securityActions, sessionActions, subAdminsActions],
].flatMap((group) => Object.keys(group));

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly propertyNames?: Schema;
}

/** Which rows a command is about, and in which state: nothing that is set. */
const selectors = ['id', 'email', 'version', 'list', 'ids', 'all', 'count', 'except', 'search', 'not'];

/**
 * Every command that concerns mail (`disableUsers`), its fields (`setForwards.keep_copy`), the fields in them
 * (`setDelegates.delegates.address`) and their choices (`setDelegates.delegates.right.full`).
 */
export function mailFields(): string[] {
  const commands = (Object.keys(actions) as ActionName[]).filter(
    (name) => actions[name].kind === 'command' && !withoutMail.includes(name),
  );
  return commands.flatMap((name) => {
    const schema = z.toJSONSchema(actions[name].input, { io: 'input', unrepresentable: 'any' }) as Schema;
    const { properties = {} } = schema;
    // A file of what there is.
    if ('columns' in properties && 'format' in properties) return [];
    const filters = properties['not']?.propertyNames?.enum ?? [];
    const key = 'id' in properties && 'domain' in properties && !('username' in properties) ? ['domain'] : [];
    const left = [...selectors, ...filters, ...key];
    const fields = Object.entries(properties).filter(([field]) => !left.includes(field));
    return [name, ...new Set(fields.flatMap(([field, value]) => pathsOf(`${name}.${field}`, value)))];
  });
}

function pathsOf(path: string, schema: Schema): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  const within = [
    ...parts.flatMap((part) => pathsOf(path, part)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, value]) =>
      field === 'id' ? [] : pathsOf(`${path}.${field}`, value),
    ),
    ...choicesOf(schema).map((choice) => `${path}.${choice}`),
  ];
  return within.length > 0 ? within : [path];
}

/** Words to choose from; numbers among them make it a switch, and nothing at all is no choice. */
function choicesOf(schema: Schema): string[] {
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const words = choices.filter((choice) => typeof choice === 'string');
  return words.length < choices.length ? [] : words.filter((word) => word !== '');
}
