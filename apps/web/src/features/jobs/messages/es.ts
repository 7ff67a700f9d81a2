import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Tareas en segundo plano',
  button: '{num, plural, =0 {Tareas en segundo plano} one {# tarea en curso} other {# tareas en curso}}',
  hint: 'Puede cerrar este panel lateral o el navegador. La tarea continúa.',
  empty: 'Ninguna tarea en las últimas 24 horas',
  emptyHint: 'Las acciones sobre muchas entradas se ejecutan en segundo plano y aparecen aquí.',
  undo: 'Deshacer',
  undoOne: 'Deshacer: {name}',
  stop: 'Detener',
  stopOne: 'Detener: {name}',
  failures: 'Fallidas',
  showFailures: '{num, plural, one {Mostrar # entrada fallida} other {Mostrar {shown} entradas fallidas}}',
  hideFailures: 'Ocultar las entradas fallidas',
  details: 'Detalles',
  openPlan: 'Abrir importación',
  ended: {
    finished: '{name}: {done} con éxito',
    partly: '{name}: {done} con éxito, {failed} con error',
    stopped: '{name}: se detuvo tras {done} de {total}',
    failed: '{name}: falló tras {done} de {total}. Inténtelo de nuevo con el resto.',
  },
  deeds: {
    stopJob: 'La tarea en segundo plano se está deteniendo',
  },
  operations: {
    stopJob: 'Detuvo una tarea en segundo plano',
  },
  facts: {
    operation: 'Operación',
  },
} satisfies SameKeys<typeof english>;
