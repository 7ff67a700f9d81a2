import { messages as session } from '../../apps/web/src/features/session/messages/en.ts';
import { crawled } from '../crawl-feature.ts';
import { button, main, seen } from '../crawl-steps.ts';

export const crawl = crawled({
  states: () => [
    seen('nobody', '/login'),
    seen('nobody', '/login', button(session.login.submit)),
    seen('nobody', '/forgotPass'),
    seen('nobody', '/forgotPass', button(session.forgot.submit)),
    seen('nobody', '/forgotPass?code=of-the-mail'),
    main('/security/twofa'),
    main('/security/twofa', button(session.twofa.start)),
    main('/security/twofa', button(session.twofa.start), button(session.twofa.next)),
    main('/settings/password'),
    main('/settings/password', button(session.password.submit)),
    main('/settings/sessions'),
    main('/settings/sessions', button(session.sessions.endOthers)),
  ],
});
