import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Tâches en arrière-plan',
  button: '{num, plural, =0 {Tâches en arrière-plan} one {# tâche en cours} other {# tâches en cours}}',
  hint: 'Vous pouvez fermer ce panneau ou le navigateur : le travail continue.',
  empty: 'Aucune tâche au cours des dernières 24 heures',
  emptyHint: 'Le travail sur un très grand nombre d’entrées s’exécute en arrière-plan et apparaît ici.',
  stop: 'Arrêter',
  stopOne: 'Arrêter : {name}',
  failures: 'Non traité',
  showFailures: '{num, plural, one {Afficher # entrée en échec} other {Afficher {shown} entrées en échec}}',
  hideFailures: 'Masquer les entrées en échec',
  details: 'Détails',
  ended: {
    finished: '{name} : {done} traitées',
    partly: '{name} : {done} traitées, {failed} en échec',
    stopped: '{name} : arrêt après {done} sur {total}',
  },
  operations: {
    stopJob: 'Tâche en arrière-plan arrêtée',
  },
  facts: {
    operation: 'Opération',
  },
} satisfies SameKeys<typeof english>;
