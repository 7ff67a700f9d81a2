import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  submit: 'Tester',
  form: {
    from: 'Expéditeur',
    fromHint: 'L’expéditeur de l’enveloppe. Laissez vide pour un avis de remise.',
    to: 'Destinataire',
    toHint: 'Une adresse de votre compte.',
    ip: 'Adresse IP du serveur expéditeur',
    ipHint: 'Par exemple 192.0.2.7 ou 2001:db8::7.',
    spf: 'Résultat SPF',
    spfHint: 'Ce que le DNS de l’expéditeur dit de ce serveur.',
    headerFrom: 'Adresse From',
    headerFromHint: 'Ce que voient les lecteurs. Laissez vide si c’est l’expéditeur.',
    signedBy: 'Signature DKIM',
    signedByHint: 'Le domaine dont la signature est valide. Laissez vide s’il n’y en a pas.',
    dmarc: 'Résultat DMARC',
    dmarcHint: 'Ce que demande le domaine de l’adresse From si la vérification échoue.',
    score: 'Score de spam',
    scoreHint: 'Par exemple {example}. Laissez vide pour 0.',
  },
  spf: {
    pass: 'Pass : le serveur peut envoyer pour le domaine',
    fail: 'Fail : il ne le peut pas',
    softfail: 'Soft fail : il ne le peut sans doute pas',
    neutral: 'Neutral : le domaine ne se prononce pas',
    none: 'None : le domaine n’a pas d’enregistrement SPF',
    error: 'Erreur : l’enregistrement est inutilisable',
  },
  dmarc: {
    none: 'Réussite, ou aucune règle',
    quarantine: 'Échec : traiter comme du spam',
    reject: 'Échec : refuser',
  },
  idle: {
    title: 'Rien n’a encore été testé',
    text: 'Décrivez un message ci-dessus pour voir qui le recevrait et quelle règle décide.',
  },
  unknown: {
    title: 'Destinataire inconnu',
    text: 'Personne dans votre compte ne reçoit le courrier pour {name}.',
  },
  verdict: {
    refuse: '{name} ne le reçoit pas : il est refusé',
    mailbox: {
      inbox: '{name} le reçoit dans la boîte de réception',
      junk: '{name} le reçoit dans le dossier spam',
    },
    list: {
      inbox: 'Les membres de {name} le reçoivent',
      junk: 'Les membres de {name} le reçoivent, marqué comme spam',
    },
    folder: {
      inbox: 'Il va dans le dossier public {name}',
      junk: 'Il va dans le dossier public {name}, marqué comme spam',
    },
    outside: {
      inbox: '{name} le transmet à un autre serveur',
      junk: '{name} le transmet à un autre serveur, marqué comme spam',
    },
  },
  decidedBy: 'Décidé par : {rule}',
  asked: 'Règles examinées, dans l’ordre',
  rule: {
    user_senders: 'Liste blanche et liste noire de l’utilisateur',
    domain_senders: 'Liste blanche et liste noire du domaine',
    domain_networks: 'Liste d’accès IP du domaine',
    account_senders: 'Liste blanche et liste noire du compte',
    account_networks: 'Liste d’accès IP du compte',
    auto_whitelist: 'Liste blanche automatique',
    accept_from: 'Paramètre « Accepter le courrier de »',
    dmarc: 'DMARC',
    forged: 'Expéditeur usurpé',
    score: 'Score de spam',
  },
  outcome: {
    silent: 'Rien ne correspond.',
    allows: 'Accepté en raison de cette entrée :',
    blocks: 'Refusé en raison de cette entrée :',
    unproven: 'Ignorée, car l’expéditeur peut être usurpé :',
    everyone: 'Le courrier de tout le monde est accepté.',
    onlyListed:
      'Seul le courrier des expéditeurs d’une liste blanche est accepté. Les avis de remise vont dans le dossier spam.',
    dmarcFails: 'La vérification a échoué, et le domaine de l’expéditeur le demande.',
    dmarcPasses: 'La vérification a réussi, ou le domaine n’a pas de règle.',
    forged: 'Le domaine de l’expéditeur est hébergé ici, mais rien ne prouve que le message en vient.',
    spam: 'C’est du spam : le score est de {score}, et le spam commence à {limit}.',
    notSpam: 'Ce n’est pas du spam : le score est de {score}, et le spam commence à {limit}.',
  },
  entryOfAccount: 'une entrée du compte',
  settings: 'Paramètres du filtre',
  hidden:
    '{num, plural, one {Il y a un autre destinataire que vous ne pouvez pas voir. Ses propres règles y décident.} other {Il y a # autres destinataires que vous ne pouvez pas voir. Leurs propres règles y décident.}}',
} satisfies SameKeys<typeof english>;
