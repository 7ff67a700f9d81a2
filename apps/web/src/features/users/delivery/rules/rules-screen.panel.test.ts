import type { Language } from '@posthouse/contract/core/languages';
import { afterEach, expect, it } from 'vitest';
import { switchLanguage } from '../../../../i18n/catalogs.ts';
import { messages as shared } from '../../../../i18n/messages/en.ts';
import { aUser } from '../../../../testing/a-user.ts';
import {
  done,
  expectNoText,
  expectText,
  leavePanel,
  press,
  type Replies,
  refused,
  showPanel,
  type,
} from '../../../../testing/shown-panel.tsx';
import { messages } from '../../messages/en.ts';

const user = aUser({ email: 'anna@x.example', unicode: 'anna@x.example', domain: 'x.example', name: '' });
const rule = {
  id: 'r1',
  name: 'Bills',
  active: 1,
  match: 'any',
  conditions: [
    { field: 'subject', header: '', test: 'contains', value: 'Invoice' },
    { field: 'size', header: '', test: 'over', value: '2.5' },
  ],
  actions: [
    { type: 'move', value: 'Bills' },
    { type: 'read', value: '' },
  ],
  stop: 1,
};
const answer = (rules: object[], version: number) => ({
  id: '7',
  rules,
  script: '',
  own_filter_off: null,
  version,
});
const show = (replies: Replies) =>
  showPanel('/users/list/7/rules', {
    getUser: user,
    getDeliveryRules: answer([rule], 1),
    getVacation: refused('not_found'),
    ...replies,
  });

const { rules, form } = messages.delivery;

afterEach(async () => {
  await switchLanguage('en');
  leavePanel();
});

it('says that an audit mailbox has no rules and no vacation reply', async () => {
  const replies = { getUser: { ...user, account_type: 'audit' }, getDeliveryRules: answer([], 0) };
  await show(replies);
  await expectText(messages.delivery.auditRules);
  leavePanel();
  await showPanel('/users/list/7/vacation', { ...replies, getVacation: refused('not_found') });
  await expectText(messages.delivery.auditVacation);
});

const sentences: Readonly<Record<Language, string>> = {
  en: 'If the subject contains “Invoice” or the message is larger than 2.5 MB, move it to “Bills” and mark it as read. Later rules are skipped.',
  de: 'Wenn der Betreff „Invoice“ enthält oder die Nachricht größer als 2,5 MB ist: in „Bills“ verschieben und als gelesen markieren. Spätere Regeln werden übersprungen.',
  es: 'Si el asunto contiene «Invoice» o el mensaje ocupa más de 2,5 MB: mover a «Bills» y marcar como leído. Las reglas siguientes se omiten.',
  fr: 'Si l’objet contient «\u00a0Invoice\u00a0» ou le message dépasse 2,5 Mo\u00a0: déplacer dans «\u00a0Bills\u00a0» et marquer comme lu. Les règles suivantes sont ignorées.',
  ptbr: 'Se o assunto contiver “Invoice” ou a mensagem for maior que 2,5 MB: mover para “Bills” e marcar como lida. As regras seguintes são ignoradas.',
  id: 'Jika subjek berisi “Invoice” atau ukuran pesan lebih dari 2,5 MB: pindahkan ke “Bills” dan tandai sudah dibaca. Aturan berikutnya dilewati.',
};

it('says each rule as a sentence, in every language', async () => {
  await show({});
  for (const [language, sentence] of Object.entries(sentences)) {
    await switchLanguage(language as Language);
    await expectText(sentence);
  }
});

it('keeps what was typed where somebody else was faster, and saves it on top of that', async () => {
  const other = { ...rule, id: 'r2', name: 'Of somebody else' };
  let stored = answer([rule], 1);
  const sent: string[] = [];
  await show({
    getDeliveryRules: () => done(stored),
    setDeliveryRules: (sending) => {
      sent.push(
        `${sending.get('version')}: ${sending.get('rules[0][name]')}, ${sending.get('rules[1][name]')}`,
      );
      if (Number(sending.get('version')) < 2) {
        stored = answer([rule, other], 2);
        return refused('stale');
      }
      stored = answer([{ ...rule, name: 'Invoices' }, other], 3);
      return done(stored);
    },
  });
  await press(messages.delivery.rules.editOf.replace('{name}', 'Bills'));
  await type(form.name, 'Invoices');
  await press(rules.save);
  await expectText(shared.errors.stale);
  await expectText('Of somebody else');
  await press(rules.save);
  await expectText('Invoices');
  expect(sent).toEqual(['1: Invoices, null', '2: Invoices, Of somebody else']);
});

it('says since when the user’s own filter is off, and turns it on again', async () => {
  let offSince: string | null = '2026-03-02T10:00:00.000Z';
  await show({
    getDeliveryRules: () => done({ ...answer([rule], 1), own_filter_off: offSince }),
    turnOnOwnFilter: () => {
      offSince = null;
      return done(answer([rule], 1));
    },
  });
  await expectText(messages.delivery.ownFilter.text);
  await press(messages.delivery.ownFilter.turnOn);
  await expectNoText(messages.delivery.ownFilter.text);
});
