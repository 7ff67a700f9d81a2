import { messages as subAdmins } from '../../apps/web/src/features/sub-admins/messages/en.ts';
import { crawled, subAdminOf } from '../crawl-feature.ts';
import { button, fill, main, one, rowMenu, seen, select } from '../crawl-steps.ts';

/** One limited to a domain, and one who was invited. */
export const crawl = crawled({
  make: async ({ call, account, ground }) => {
    const helper = await call('addSubAdmin', {
      ...subAdminOf(account, 'help'),
      permissions: { domains: 5 },
      domains_limited: 1,
      domains: [ground.domainId],
    });
    const { password: _password, ...guest } = subAdminOf(account, 'guest');
    const invited = await call('addSubAdmin', guest);
    return {
      ...{ subAdmin: helper.username, subAdminId: helper.id },
      ...{ invited: invited.username, invitedId: invited.id },
    };
  },
  states: ({ subAdmin, subAdminId, invited, invitedId }) => {
    const page = `/subadmins/${subAdminId}`;
    return [
      main('/subadmins'),
      main('/subadmins', rowMenu(subAdmin)),
      main('/subadmins', select(subAdmin), button([subAdmins.bulk.remove, one])),
      main('/subadmins', rowMenu(invited)),
      main('/subadmins/nothing'),
      main('/subadmins/new'),
      main(
        '/subadmins/new',
        fill(subAdmins.form.username, 'nadia'),
        fill(subAdmins.form.email, 'nadia@admins.example'),
        button(subAdmins.add),
      ),
      main('/subadmins/new', button(subAdmins.add)),
      main(page),
      main(page, button(subAdmins.form.setPassword)),
      main(page, button(subAdmins.row.viewAs)),
      main(page, button(subAdmins.row.disable)),
      main(page, button(subAdmins.row.remove)),
      main(`/subadmins/${invitedId}`),
      seen('empty', '/subadmins'),
      seen('viewer', page),
    ];
  },
});
