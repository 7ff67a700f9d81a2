import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    users: {
      title: 'Importer des utilisateurs',
      purpose:
        'Ajoutez et modifiez de nombreux utilisateurs avec un fichier CSV. Vous voyez ce qui va se passer avant toute modification.',
      back: 'Tous les utilisateurs',
      again: 'Importer un autre fichier',
      column: 'Adresse',
      hint: 'La première ligne nomme les colonnes, dans n’importe quel ordre. Sans elle, les colonnes doivent suivre l’ordre ci-dessous. Pour les utilisateurs existants, les cellules vides ne changent rien.',
      undo: 'Les utilisateurs ajoutés vont dans la corbeille et les utilisateurs modifiés retrouvent leurs anciennes valeurs. Ceux qui ont été modifiés depuis restent tels quels. Les anciens mots de passe ne peuvent être rétablis que dans les 72 heures suivant l’importation. Vous voyez d’abord un aperçu.',
    },
    aliases: {
      title: 'Importer des alias',
      purpose:
        'Ajoutez et modifiez de nombreux alias avec un fichier CSV. Vous voyez ce qui va se passer avant toute modification.',
      back: 'Tous les alias',
      again: 'Importer un autre fichier',
      column: 'Alias',
      hint: 'La première ligne nomme les colonnes, dans n’importe quel ordre. Sans elle, les colonnes doivent suivre l’ordre ci-dessous. Pour les alias existants, une note ou un état vides ne changent rien.',
      undo: 'Les alias ajoutés vont dans la corbeille et les alias modifiés retrouvent leurs anciennes valeurs. Ceux qui ont été modifiés depuis restent tels quels. Vous voyez d’abord un aperçu.',
    },
    list_members: {
      title: 'Importer des membres de listes',
      purpose:
        'Ajoutez de nombreux membres à vos listes de diffusion avec un fichier CSV. Vous voyez ce qui va se passer avant toute modification.',
      back: 'Toutes les listes',
      again: 'Importer un autre fichier',
      column: 'Membre',
      hint: 'La première ligne nomme les colonnes, dans n’importe quel ordre. Sans elle, les colonnes doivent suivre l’ordre ci-dessous. Chaque ligne ajoute un membre à une liste.',
      undo: 'Les membres ajoutés sont de nouveau retirés de leurs listes. Vous voyez d’abord un aperçu.',
    },
    builder: {
      title: 'Configurer un client',
      again: 'Recommencer',
      column: 'Nom ou adresse',
      undo: 'Tout ce que ce plan a ajouté est supprimé, et ce qu’il a modifié retrouve ses anciennes valeurs. Les utilisateurs ajoutés au cours des dernières 24 heures, les alias, les listes et les domaines sont effacés définitivement si personne ne les a utilisés, et leurs noms sont de nouveau libres ; le reste va dans la corbeille. Ce qui a été modifié depuis reste tel quel. Vous voyez d’abord un aperçu.',
    },
    offboarding: {
      title: 'Départ',
      again: 'Départs',
      column: 'Utilisateur ou adresse',
      undo: 'Les transferts, les accès, les réponses d’absence, les alias, les listes et les dates de suppression redeviennent comme avant, et les utilisateurs sortent de la corbeille. Ce qui a été modifié depuis reste tel quel. L’ancien mot de passe ne revient que dans les 72 heures ; les sessions fermées et les mots de passe d’application ne peuvent pas revenir. Vous voyez d’abord un aperçu.',
    },
  },
  form: {
    title: 'Fichier CSV',
    choose: 'Choisir un fichier',
    text: 'Contenu du fichier',
    hint: 'Choisissez un fichier ou collez son contenu : CSV de {rows} lignes au plus, colonnes séparées par des virgules, des points-virgules ou des tabulations.',
    largeHint: 'Ce fichier est trop long pour être modifié ici.',
    size: '{num} Mo',
    remove: 'Retirer le fichier',
    submit: 'Contrôler le fichier',
    tooLarge: 'Le fichier est trop volumineux. La limite est de 2,5 Mo et de {rows} lignes.',
    notText:
      'Le fichier est illisible. Dans votre tableur, enregistrez-le au format CSV, puis choisissez-le à nouveau.',
    decoded:
      'Le fichier n’est pas en UTF-8 : il a été lu comme texte Windows (Windows-1252). Vérifiez les noms accentués ci-dessous.',
  },
  columns: {
    title: 'Colonnes',
    template: 'Télécharger le modèle',
    of: {
      users: {
        email:
          'Obligatoire : l’adresse, par exemple anna@example.com. Ou les deux colonnes username et domain.',
        password:
          'Au moins 8 caractères, avec une minuscule, une majuscule, un chiffre et un caractère spécial. S’il est vide pour un nouvel utilisateur, il est généré.',
        quota_gb:
          'En Go, par exemple 2,5. Ou la colonne quota, en Mo. Obligatoire pour les nouveaux utilisateurs, sauf les connecteurs.',
        account_type:
          'basic, enhanced, exchange, external ou audit. Si elle est vide, les nouveaux utilisateurs sont basic.',
        mailbox_type:
          'normal, shared, room ou equipment. Tous sauf normal exigent le type de compte enhanced.',
        language: 'en, ptbr, id, es, de ou fr. Vide : valeur du compte.',
        timezone: 'Par exemple Europe/Paris. Vide : valeur du compte.',
        twofa_allowed: 'Double authentification : yes ou no.',
        imap: 'Accès par les applications de messagerie : yes ou no.',
        active: 'yes ou no. Avec no, l’utilisateur est désactivé.',
        dateformat: 'Comme dans les paramètres, par exemple YYYY-MM-DD.',
        oex_type: 'Connecteurs Exchange uniquement : relay ou relay_and_copy.',
        relay_host: 'Connecteurs externes uniquement : le nom d’hôte du serveur de courrier.',
      },
      aliases: {
        email: 'Obligatoire : l’adresse, par exemple info@example.com. Ou les deux colonnes alias et domain.',
        forward:
          'Obligatoire : où va son courrier. Séparez plusieurs adresses par des espaces ou des points-virgules.',
        note: 'Une note pour vous et les autres administrateurs.',
        active: 'yes ou no. Avec no, l’alias est désactivé.',
      },
      list_members: {
        list: 'Obligatoire : l’adresse de la liste, par exemple team@example.com. La liste doit exister.',
        member: 'Obligatoire : l’adresse du nouveau membre, de votre compte ou externe.',
      },
    },
  },
  made: 'Contrôlé le',
  nothing: 'vide',
  type: {
    domain: 'Domaine',
    user: 'Utilisateur',
    alias: 'Alias',
    list: 'Liste',
  },
  password: {
    given: 'Issu du fichier',
    generated: 'Généré',
    random: 'Aléatoire, inconnu de tous ; toutes les sessions se ferment',
    former: 'L’ancien',
  },
  reasons: {
    finding: '{field} : {problem}',
    column: '{field} ({column})',
    seats:
      'Il ne reste aucune place pour le type de compte {type}. Libérez-en ou demandez-en d’autres à votre fournisseur.',
    of: {
      users: {
        not_found: 'Vous n’avez aucun domaine de ce nom.',
        stale: 'Quelqu’un a modifié cet utilisateur entre-temps.',
        forbidden:
          'Vous ne pouvez pas modifier le type de compte, le type de boîte aux lettres ni les services d’un utilisateur.',
        limit_reached: 'Il ne reste aucune place pour ce type de compte.',
      },
      aliases: {
        not_found: 'Vous n’avez aucun domaine de ce nom.',
        stale: 'Quelqu’un a modifié cet alias entre-temps.',
      },
      list_members: {
        stale: 'Quelqu’un a modifié cette liste entre-temps.',
      },
      builder: {
        not_found: 'Vous n’avez aucun domaine de ce nom.',
        stale: 'Quelqu’un l’a modifié ou utilisé entre-temps.',
        forbidden: 'Vous n’avez pas le droit d’ajouter ceci.',
        limit_reached:
          'La limite est atteinte. Supprimez ce dont vous n’avez plus besoin ou demandez-en davantage à votre fournisseur.',
        domain_unverified:
          'Ce domaine n’est pas encore vérifié. Créez ses enregistrements DNS, vérifiez-le, puis refaites le plan.',
      },
      offboarding: {
        not_found: 'Cet utilisateur n’existe plus.',
        stale: 'Cela a été modifié entre-temps.',
        forbidden: 'Vous n’avez pas le droit de le faire.',
        limit_reached: 'Il n’y a plus de place pour cet utilisateur.',
        no_login: 'L’ancien mot de passe n’est plus conservé. Le nouveau reste.',
        conflict:
          'Les mots de passe d’application ne peuvent pas revenir. L’utilisateur peut en créer de nouveaux.',
      },
    },
    field: {
      type: 'Type',
      password: 'Mot de passe',
      csv: 'Ligne',
      username: 'Nom d’utilisateur',
      domain: 'Domaine',
      alias: 'Alias',
      list: 'Liste',
      member: 'Membre',
    },
    format: {
      type: 'Indiquez domain, user, alias ou list.',
      quota_gb: 'Indiquez un nombre de Go, par exemple 2,5.',
      quota: 'Indiquez un nombre entier de Mo, par exemple 2500.',
      account_type: 'Indiquez basic, enhanced, exchange, external ou audit.',
      mailbox_type: 'Indiquez normal, shared, room ou equipment.',
      unsuitable: 'Les boîtes partagées, les salles et les équipements exigent le type de compte enhanced.',
      language: 'Indiquez en, ptbr, id, es, de ou fr.',
      timezone: 'Indiquez un fuseau horaire tel que Europe/Paris.',
      dateformat: 'Indiquez un format tel que YYYY-MM-DD.',
      oex_type: 'Indiquez relay ou relay_and_copy.',
      flag: 'Indiquez yes ou no.',
      csv: 'Elle a plus de cellules qu’il n’y a de colonnes, ou une cellule est trop longue.',
    },
  },
  summary: {
    label: 'Ce qui se passe pour les lignes',
    after: 'Places et quota après application',
  },
  seats: {
    domains: 'Domaines',
    basic: 'Comptes de base',
    enhanced: 'Comptes avancés',
    exchange: 'Comptes à connecteur Exchange',
    external: 'Comptes à connecteur externe',
    quota: 'Quota',
  },
  exported: {
    head: {
      line: 'Ligne',
      name: 'Nom ou adresse',
      state: 'Résultat',
      reason: 'Détails',
      password: 'Mot de passe',
      part: 'Partie',
    },
    part: {
      alias: 'Alias',
      list: 'Liste de diffusion',
      password: 'Mot de passe',
      app_passwords: 'Mots de passe d’application',
      shared: 'Boîte partagée',
      forward: 'Transfert',
      delegate: 'Accès à la boîte',
      vacation: 'Réponse d’absence',
      smart_list: 'Liste intelligente',
      removal: 'Suppression',
    },
    outcome: {
      create: 'À ajouter',
      update: 'À modifier',
      remove: 'À supprimer',
      skip: 'Inchangé',
      refuse: 'Refusé',
    },
    done: {
      create: 'Ajouté',
      update: 'Modifié',
      remove: 'Supprimé',
    },
    result: {
      waiting: 'En attente',
      done: 'Effectué',
      failed: 'Échec',
    },
  },
  rows: {
    title: 'Aperçu',
    search: 'Rechercher par adresse',
    line: 'Ligne {line}',
    lineHead: 'Ligne',
    outcome: 'Ce qui se passe',
    result: 'Résultat',
    details: 'Détails',
    empty: 'Aucune ligne',
    emptyHint: 'Ce plan n’a aucune ligne que vous puissiez voir.',
  },
  state: {
    planning: 'Vérification des lignes…',
    planningHint: 'L’aperçu s’affiche ici dès qu’il est prêt.',
    refused: 'Impossible de vérifier les lignes',
    planned: 'Rien n’a encore été modifié',
    leavingHint:
      'Vérifiez ce qui arrive à qui, puis appliquez le plan avant le {time}. Les sessions et les mots de passe d’application ne pourront pas être rétablis.',
    plannedHint: 'Contrôlez les lignes, puis appliquez le plan avant le {time}.',
    generated:
      '{num, plural, one {Un mot de passe est généré pour # nouvel utilisateur ; vous pourrez le télécharger ensuite.} other {Des mots de passe sont générés pour {shown} nouveaux utilisateurs ; vous pourrez les télécharger ensuite.}}',
    nothing: 'Il n’y a rien à appliquer',
    nothingHint: 'Aucune ligne ne changerait quoi que ce soit.',
    expired: 'Ce plan n’a pas été appliqué à temps',
    expiredHint: 'Beaucoup de choses ont pu changer depuis. Contrôlez à nouveau les lignes.',
    applying: 'Application en cours…',
    done: 'Terminé : {done} avec succès',
    partly: 'Terminé : {done} avec succès, {failed} en échec',
    stopped: 'Arrêté : {done} avec succès, {failed} en échec',
    failed: 'Le plan a échoué : {done} avec succès, {failed} en échec',
    endedHint: 'Ce qui a été fait est conservé. Pour continuer, contrôlez à nouveau les lignes.',
    passwords:
      'Téléchargez le résultat maintenant : il contient les mots de passe générés. Vous ne pouvez les télécharger qu’une seule fois, dans les 24 heures.',
    passwordsGone:
      'Les mots de passe générés ne sont plus disponibles : ils ont été téléchargés ou ont expiré. Pour donner un nouveau mot de passe, ouvrez la page de l’utilisateur.',
  },
  recent: {
    leaving: 'Départs récents',
    leavingHint: 'Ouvrez-en un pour voir son résultat ou l’annuler.',
    title: 'Importations récentes',
    hint: 'Ouvrez une importation pour voir son résultat ou l’annuler.',
    passwords: 'Mots de passe pas encore téléchargés',
    state: {
      planning: 'Vérification en cours',
      refused: 'Refusée',
      planned: 'Non appliquée',
      expired: 'Expirée',
      applying: 'En cours',
      done: 'Terminée',
      stopped: 'Arrêtée',
      failed: 'Échouée',
      undone: 'Annulée',
      partlyUndone: 'Annulée en partie',
    },
    changes: '{num, plural, one {# modification} other {{shown} modifications}}',
    done: '{num, plural, one {# effectuée} other {{shown} effectuées}}',
    failed: '{num, plural, one {# échouée} other {{shown} échouées}}',
    refused: '{num, plural, one {# refusée} other {{shown} refusées}}',
  },
  waiting: {
    title: '{num, plural, one {# ligne attend son domaine} other {{shown} lignes attendent leurs domaines}}',
    on: 'Elles sont ajoutées d’elles-mêmes dès que leur domaine est vérifié, jusqu’au {time}. Les places et le quota sont contrôlés à ce moment-là, et vous recevez un e-mail.',
    off: 'Les lignes d’un domaine non vérifié peuvent être ajoutées d’elles-mêmes dès qu’il l’est : les places et le quota sont contrôlés à ce moment-là, et vous recevez un e-mail. Vous pouvez aussi planifier le reste et les ajouter vous-même.',
    start: 'Ajouter après vérification',
    stop: 'Ne plus attendre',
    over: 'L’attente est terminée. Planifiez ces lignes à nouveau.',
    followed: 'Ces lignes ont été ajoutées après la vérification de leur domaine.',
    open: 'Afficher le résultat',
  },
  apply: '{num, plural, one {Appliquer # modification} other {Appliquer {shown} modifications}}',
  edit: {
    rest: 'Planifier le reste',
    sent: 'Modifier et contrôler à nouveau',
    refused: 'Corriger les lignes refusées',
  },
  download: {
    refused: 'Télécharger les lignes refusées',
    result: 'Télécharger le résultat',
  },
  undo: {
    button: 'Annuler ces modifications',
    head: 'Annuler ces modifications',
    title: 'Annuler ces modifications ?',
    confirm: 'Afficher l’aperçu',
    apply: '{num, plural, one {Annuler # modification} other {Annuler {shown} modifications}}',
    applying: 'Annulation en cours…',
    done: 'Annulation terminée : {done} avec succès',
    partly: 'Annulation terminée : {done} avec succès, {failed} en échec',
    undone: 'Ces modifications ont été annulées',
    endedHint:
      'Ce qui a été annulé le reste. Pour continuer, ouvrez le plan d’origine et annulez-le à nouveau.',
  },
  gone: 'Ce plan n’existe pas',
  goneHint:
    'Les plans sont conservés 30 jours au plus et ne sont visibles que par l’administrateur qui les a créés.',
  goTo: {
    words: {
      importUsers: 'CSV, envoyer un fichier, tableur, plusieurs utilisateurs, en masse',
      importAliases: 'CSV, envoyer un fichier, tableur, plusieurs alias, en masse',
      importListMembers: 'CSV, envoyer un fichier, tableur, abonnés, en masse',
    },
    actions: {
      importUsers: 'Importer des utilisateurs',
      importAliases: 'Importer des alias',
      importListMembers: 'Importer des membres de listes',
    },
  },
  jobs: {
    applyPlan: 'Application d’un plan',
    'applyPlan.undo': 'Annulation d’un plan',
    applyPlan_users: 'Importation d’utilisateurs',
    applyPlan_aliases: 'Importation d’alias',
    applyPlan_list_members: 'Importation de membres de listes',
    applyPlan_builder: 'Configuration d’un client',
    'applyPlan.undo_users': 'Annulation d’une importation d’utilisateurs',
    'applyPlan.undo_aliases': 'Annulation d’une importation d’alias',
    'applyPlan.undo_list_members': 'Annulation d’une importation de membres de listes',
    'applyPlan.undo_builder': 'Annulation de la configuration d’un client',
  },
  deeds: {
    applyPlan: 'Importation lancée',
    downloadPlan: 'Fichier d’importation téléchargé',
  },
  operations: {
    setPlanWaiting: 'Attente des domaines arrêtée',
    planImport: 'Fichier d’importation contrôlé',
    applyPlan: 'Importation lancée',
    undoPlan: 'Annulation d’une importation préparée',
    downloadPlan: 'Fichier d’importation téléchargé',
  },
  variants: {
    setPlanWaiting: { waiting: 'Ajout des lignes en attente dès la vérification de leur domaine' },
    planImport: { builder: 'Configuration d’un client planifiée' },
    applyPlan: {
      waited: 'Lignes en attente de leur domaine ajoutées',
      undo: 'Annulation d’une importation lancée',
      builder: 'Configuration d’un client lancée',
      undo_builder: 'Annulation de la configuration d’un client lancée',
      offboarding: 'Départ d’utilisateurs lancé',
      undo_offboarding: 'Annulation d’un départ lancée',
    },
    undoPlan: {
      builder: 'Annulation de la configuration d’un client préparée',
      offboarding: 'Annulation d’un départ préparée',
    },
    downloadPlan: {
      builder: 'Lignes de la configuration d’un client téléchargées',
      offboarding: 'Résultat d’un départ téléchargé',
    },
  },
  facts: {
    waiting: 'Attendre le domaine',
    waited: 'Après l’attente',
    create: 'À ajouter',
    update: 'À modifier',
    remove: 'À supprimer',
    skip: 'Inchangées',
    refuse: 'Refusées',
    undo: 'Annulation',
    part: 'Fichier',
  },
  values: {
    kind: {
      builder: 'Configuration d’un client',
      list_members: 'Membres de listes',
      offboarding: 'Départ',
    },
    part: {
      sent: 'Toutes les lignes',
      refused: 'Lignes refusées',
      result: 'Résultat',
    },
  },
} satisfies SameKeys<typeof english>;
