import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Tâches en arrière-plan',
  button: '{num, plural, =0 {Tâches en arrière-plan} one {# tâche en cours} other {# tâches en cours}}',
  hint: 'Vous pouvez fermer ce volet ou le navigateur. La tâche continue.',
  empty: 'Aucune tâche au cours des dernières 24 heures',
  emptyHint: 'Les actions sur un grand nombre d’entrées s’exécutent en arrière-plan et apparaissent ici.',
  undo: 'Annuler',
  undoOne: 'Annuler : {name}',
  stop: 'Arrêter',
  stopOne: 'Arrêter : {name}',
  failures: 'En échec',
  showFailures: '{num, plural, one {Afficher # entrée en échec} other {Afficher {shown} entrées en échec}}',
  hideFailures: 'Masquer les entrées en échec',
  details: 'Détails',
  openPlan: 'Ouvrir l’importation',
  ended: {
    finished: '{name} : {done} avec succès',
    partly: '{name} : {done} avec succès, {failed} en échec',
    stopped: '{name} : arrêt après {done} sur {total}',
    failed: '{name} : échec après {done} sur {total}. Réessayez avec le reste.',
  },
  deeds: {
    stopJob: 'La tâche en arrière-plan s’arrête',
  },
  operations: {
    stopJob: 'Tâche en arrière-plan arrêtée',
  },
  facts: {
    operation: 'Opération',
  },
} satisfies SameKeys<typeof english>;
