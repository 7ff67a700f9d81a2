import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  submit: 'Testen',
  form: {
    from: 'Absender',
    fromHint: 'Der Absender im Umschlag. Für einen Zustellbericht leer lassen.',
    to: 'Empfänger',
    toHint: 'Eine Adresse Ihres Kontos.',
    ip: 'IP-Adresse des sendenden Servers',
    ipHint: 'Zum Beispiel 192.0.2.7 oder 2001:db8::7.',
    spf: 'SPF-Ergebnis',
    spfHint: 'Was das DNS des Absenders über diesen Server sagt.',
    headerFrom: 'From-Adresse',
    headerFromHint: 'Was Leser sehen. Leer lassen, wenn es der Absender ist.',
    signedBy: 'DKIM-Signatur',
    signedByHint: 'Die Domain mit gültiger Signatur. Ohne Signatur leer lassen.',
    dmarc: 'DMARC-Ergebnis',
    dmarcHint: 'Was die Domain der From-Adresse verlangt, wenn die Prüfung scheitert.',
    score: 'Spampunkte',
    scoreHint: 'Zum Beispiel {example}. Für 0 leer lassen.',
  },
  spf: {
    pass: 'Pass: Der Server darf für die Domain senden',
    fail: 'Fail: Er darf es nicht',
    softfail: 'Soft fail: Er darf es vermutlich nicht',
    neutral: 'Neutral: Die Domain sagt nichts dazu',
    none: 'None: Die Domain hat keinen SPF-Eintrag',
    error: 'Fehler: Der Eintrag ist unbrauchbar',
  },
  dmarc: {
    none: 'Bestanden oder keine Richtlinie',
    quarantine: 'Gescheitert: als Spam behandeln',
    reject: 'Gescheitert: ablehnen',
  },
  idle: {
    title: 'Noch nichts getestet',
    text: 'Beschreiben Sie oben eine E-Mail, um zu sehen, wer sie bekommt und welche Regel entscheidet.',
  },
  unknown: {
    title: 'Kein solcher Empfänger',
    text: 'Niemand in Ihrem Konto bekommt E-Mails an {name}.',
  },
  verdict: {
    refuse: '{name} bekommt sie nicht: Sie wird abgelehnt',
    mailbox: {
      inbox: '{name} bekommt sie in den Posteingang',
      junk: '{name} bekommt sie in den Spamordner',
    },
    list: {
      inbox: 'Die Mitglieder von {name} bekommen sie',
      junk: 'Die Mitglieder von {name} bekommen sie, als Spam markiert',
    },
    folder: {
      inbox: 'Sie kommt in den öffentlichen Ordner {name}',
      junk: 'Sie kommt in den öffentlichen Ordner {name}, als Spam markiert',
    },
    outside: {
      inbox: '{name} gibt sie an einen anderen Server weiter',
      junk: '{name} gibt sie an einen anderen Server weiter, als Spam markiert',
    },
  },
  decidedBy: 'Entschieden durch: {rule}',
  asked: 'Geprüfte Regeln, der Reihe nach',
  rule: {
    user_senders: 'Whitelist und Blacklist des Benutzers',
    domain_senders: 'Whitelist und Blacklist der Domain',
    domain_networks: 'IP-Zugriffsliste der Domain',
    account_senders: 'Whitelist und Blacklist des Kontos',
    account_networks: 'IP-Zugriffsliste des Kontos',
    auto_whitelist: 'Auto-Whitelist',
    accept_from: 'Einstellung „E-Mails annehmen von“',
    dmarc: 'DMARC',
    forged: 'Gefälschter Absender',
    score: 'Spampunkte',
  },
  outcome: {
    silent: 'Kein Treffer.',
    allows: 'Angenommen wegen dieses Eintrags:',
    blocks: 'Abgelehnt wegen dieses Eintrags:',
    unproven: 'Übersprungen, weil der Absender gefälscht sein kann:',
    everyone: 'E-Mails werden von allen angenommen.',
    onlyListed:
      'E-Mails werden nur von Absendern auf einer Whitelist angenommen. Zustellberichte kommen in den Spamordner.',
    dmarcFails: 'Die Prüfung ist gescheitert, und die Domain des Absenders verlangt es so.',
    dmarcPasses: 'Die Prüfung ist bestanden, oder die Domain hat keine Richtlinie.',
    forged:
      'Die Domain des Absenders liegt auf diesem Server, aber nichts beweist, dass die E-Mail von dort kommt.',
    spam: 'Spam: Die E-Mail hat {score} Punkte, und Spam beginnt bei {limit}.',
    notSpam: 'Kein Spam: Die E-Mail hat {score} Punkte, und Spam beginnt erst bei {limit}.',
  },
  entryOfAccount: 'ein Eintrag des Kontos',
  settings: 'Filtereinstellungen',
  hidden:
    '{num, plural, one {Einen weiteren Empfänger können Sie nicht sehen. Dort entscheiden dessen eigene Regeln.} other {# weitere Empfänger können Sie nicht sehen. Dort entscheiden deren eigene Regeln.}}',
} satisfies SameKeys<typeof english>;
