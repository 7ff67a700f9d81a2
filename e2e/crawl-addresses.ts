import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';

export type Call = <Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
) => Promise<ActionAnswer<Name>>;

const longName = 'somebody.with.a.very.long.name.in.the.address';
const elsewhere = `${longName}@a-company-with-a-long-name.elsewhere.example`;
const note = 'Everybody in the Donaudampfschifffahrtsgesellschaft, since 1829';

/** Aliases, lists and smart lists of every look, with long names, disabled and removed ones, and imports of them. */
export async function addAddresses(call: Call, domain: string) {
  const users = [`anna@${domain}`, `otto@${domain}`];
  return {
    ...(await addAliases(call, domain, users)),
    ...(await addLists(call, domain, users)),
    ...(await addSmartLists(call, domain, users)),
  };
}

async function addAliases(call: Call, domain: string, users: string[]) {
  const { id: aliasId, email: alias } = await call('addAlias', {
    ...{ alias: 'info', domain, note },
    forward: [...users, elsewhere, 'ben@elsewhere.example'],
  });
  await call('addAlias', { alias: longName, domain, forward: [alias] });
  const off = await call('addAlias', { alias: 'off', domain, forward: users });
  await call('disableAliases', { ids: [off.id] });
  const gone = await call('addAlias', { alias: 'gone', domain, forward: users });
  await call('removeAliases', { ids: [gone.id] });
  const rows = [
    `new@${domain},anna@${domain}`,
    `off@${domain},${elsewhere}`,
    `bad@${domain},nobody@${domain}`,
  ];
  const csv = ['email,forward', ...rows].join('\n');
  const { plan } = await call('planImport', { kind: 'aliases', csv });
  return { alias, aliasId, removedAlias: gone.email, aliasPlanId: plan.id };
}

async function addLists(call: Call, domain: string, users: string[]) {
  const { id: listId, email: list } = await call('addList', {
    ...{ name: 'team', domain, type: 'distribution', note },
    members: [...users, elsewhere, `info@${domain}`],
  });
  const spam = await call('addList', { name: 'spam', domain, type: 'spam' });
  await call('addList', { name: 'notspam', domain, type: 'notspam' });
  const off = await call('addList', { name: `${longName}.list`, domain, type: 'distribution' });
  await call('disableLists', { ids: [off.id] });
  const gone = await call('addList', { name: 'old.team', domain, type: 'distribution' });
  await call('removeLists', { ids: [gone.id] });
  const members = ['ben@elsewhere.example', `anna@${domain}`, `nobody@${domain}`];
  const csv = ['list,member', ...members.map((member) => `${list},${member}`)].join('\n');
  const { plan } = await call('planImport', { kind: 'list_members', csv });
  return {
    ...{ list, listId, retrainerId: spam.id, removedList: gone.email, listPlanId: plan.id },
    listMember: `anna@${domain}`,
  };
}

async function addSmartLists(call: Call, domain: string, owners: string[]) {
  const { id: smartListId, email: smartList } = await call('addSmartList', {
    ...{ name: 'news', domain, protection: 'members', copy_to_sender: 1, owners, note },
  });
  await call('setSmartListMembers', {
    list: smartListId,
    members: [
      { address: `anna@${domain}`, can_receive: 0 },
      { address: elsewhere, can_post: 0 },
      { address: `team@${domain}` },
    ],
  });
  const all = await call('addSmartList', { name: 'everybody', domain, type: 'all' });
  const guarded = await call('addSmartList', {
    ...{ name: `${longName}.too`, domain, protection: 'password', password: 'open sesame' },
  });
  await call('disableSmartLists', { ids: [guarded.id] });
  const gone = await call('addSmartList', { name: 'old.news', domain });
  await call('removeSmartLists', { ids: [gone.id] });
  return {
    ...{ smartList, smartListId, allListId: all.id, protectedListId: guarded.id },
    ...{ smartListMember: `anna@${domain}`, removedSmartList: gone.email },
  };
}
