import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Configurer un client',
  purpose:
    'Domaines, utilisateurs, alias et listes en une seule fois. Vous voyez ce qui va se passer avant tout changement.',
  back: 'Tous les utilisateurs',
  step: '{step}. {name}',
  submit: 'Voir le plan',
  next: 'Rien ne change encore. Le plan montre, ligne par ligne, ce qui sera ajouté, modifié, ignoré ou refusé.',
  everything: {
    title: 'Tout dans un seul fichier',
    label: 'Fichier avec une colonne type',
    hint: 'Collez, déposez ou choisissez un fichier CSV. La colonne type indique ce qu’est chaque ligne : domain, user, alias ou list. Les lignes sont réparties dans les étapes ci-dessous. Pour remplir les étapes vous-même, laissez ce champ vide.',
    columns:
      'La colonne email contient l’adresse, ou le nom d’un domaine (la colonne domain convient aussi). Séparez par des espaces plusieurs destinations (forward) ou membres (members).',
    choose: 'Choisir un fichier',
    fill: 'Répartir dans les étapes',
    filled:
      '{num, plural, one {# ligne a été reprise ci-dessous.} other {{shown} lignes ont été reprises ci-dessous.}}',
    rest: 'Les lignes restées ci-dessus ont un type inconnu ou que vous ne pouvez pas ajouter. Corrigez le type, sinon ces lignes seront refusées.',
    noType:
      'Ce fichier n’a pas de colonne nommée type. Ajoutez-la, ou collez les lignes dans les étapes ci-dessous.',
    tooLarge: 'Le fichier est trop volumineux. La limite est de 2,5 Mo et {rows} lignes.',
    notText:
      'Le fichier est illisible. Enregistrez-le au format CSV dans votre tableur, puis choisissez-le à nouveau.',
    decoded:
      'Le fichier n’est pas en UTF-8 ; il a été lu comme texte Windows (Windows-1252). Vérifiez ci-dessous les noms accentués.',
  },
  section: {
    domains: {
      title: 'Domaines',
      label: 'Noms de domaine',
      hint: 'Un domaine par ligne. Les domaines que vous avez déjà sont ignorés.',
      count: '{num, plural, one {# domaine} other {{shown} domaines}}',
    },
    users: {
      title: 'Utilisateurs',
      label: 'Utilisateurs, un par ligne',
      hint: 'Adresse, nom, mot de passe et quota en Go, séparés par des virgules. Ou commencez par une ligne d’en-tête : email, name, password, quota_gb et, si vous le souhaitez, {columns}. Si le mot de passe est vide, il est généré. Si vous êtes déconnecté automatiquement, votre saisie est conservée, mais pas les mots de passe.',
      count: '{num, plural, one {# utilisateur} other {{shown} utilisateurs}}',
    },
    aliases: {
      title: 'Alias',
      label: 'Alias, un par ligne',
      hint: 'L’alias, puis les adresses vers lesquelles il transfère, séparées par des espaces, puis une note si vous le souhaitez. En-tête : email, forward, note. Les utilisateurs et les listes de ce plan conviennent aussi.',
      count: '{num, plural, one {# alias} other {{shown} alias}}',
    },
    lists: {
      title: 'Listes',
      label: 'Listes, une par ligne',
      hint: 'L’adresse de la liste, puis ses membres, séparés par des espaces, puis une note si vous le souhaitez. En-tête : email, members, note. Une liste existante reçoit les membres qui manquent ; aucun n’est retiré.',
      count: '{num, plural, one {# liste} other {{shown} listes}}',
    },
  },
  foreignHeader:
    'La première ligne ressemble à un en-tête, mais aucun de ses noms de colonne n’est reconnu. Utilisez ces noms : {columns}.',
  refused: {
    title: 'Refusé dans le dernier plan',
    names: '{num, plural, =0 {{names}} one {{names} et {shown} autre} other {{names} et {shown} autres}}',
    row: '{names} : {text}',
  },
  records: {
    title:
      '{num, plural, one {# domaine n’est pas encore vérifié} other {# domaines ne sont pas encore vérifiés}}',
    hint: 'Ajoutez ces enregistrements au DNS. Une fois un domaine vérifié, cliquez de nouveau sur « Voir le plan » pour ajouter ses utilisateurs, ses alias et ses listes.',
  },
  goTo: {
    words: {
      setUpCustomer: 'assistant, builder, nouveau client, mise en service, CSV',
    },
    actions: {
      setUpCustomer: 'Configurer un client',
    },
  },
} satisfies SameKeys<typeof english>;
