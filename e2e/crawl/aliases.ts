import { messages as aliases } from '../../apps/web/src/features/aliases/messages/en.ts';
import { messages as recycleBin } from '../../apps/web/src/features/recycle-bin/messages/en.ts';
import { messages as shared } from '../../apps/web/src/i18n/messages/en.ts';
import { type Call, crawled } from '../crawl-feature.ts';
import { elsewhere, longName, note } from '../crawl-long-texts.ts';
import { button, filter, item, main, more, one, rowMenu, seen, select } from '../crawl-steps.ts';

/** One of each look, with long names, disabled and removed, and an import. */
async function addAliases(call: Call, domain: string) {
  const users = [`anna@${domain}`, `otto@${domain}`];
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

export const crawl = crawled({
  make: async ({ call, ground }) => addAliases(call, ground.domain),
  states: ({ alias, aliasId, removedAlias, aliasPlanId }) => [
    main('/aliases'),
    main('/aliases', filter, item(aliases.column.forward)),
    main('/aliases', more, item(shared.list.export)),
    main('/aliases', more, item(shared.explain.button)),
    main('/aliases', select(alias)),
    main('/aliases', select(alias), button([aliases.bulk.remove, one])),
    main('/aliases', rowMenu(alias)),
    main('/aliases', rowMenu(alias), item(shared.address.disable)),
    main('/aliases?open=new'),
    main('/aliases?open=new', button(aliases.add.title)),
    main(`/aliases?open=${aliasId}`),
    main('/aliases/import'),
    main(`/aliases/import/${aliasPlanId}`),
    main(`/aliases/import/${aliasPlanId}`, filter),
    main('/aliases/recyclebin'),
    main('/aliases/recyclebin', select(removedAlias), button([recycleBin.of.aliases.purge, one])),
    seen('empty', '/aliases'),
    seen('empty', '/aliases?open=new'),
    seen('empty', '/aliases/recyclebin'),
    seen('viewer', '/aliases'),
    seen('viewer', `/aliases?open=${aliasId}`),
  ],
});
