import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Tarefas em segundo plano',
  button:
    '{num, plural, =0 {Tarefas em segundo plano} one {# tarefa em andamento} other {# tarefas em andamento}}',
  hint: 'Você pode fechar este painel lateral ou o navegador. A tarefa continua.',
  empty: 'Nenhuma tarefa nas últimas 24 horas',
  emptyHint: 'Ações sobre muitas entradas são executadas em segundo plano e aparecem aqui.',
  undo: 'Desfazer',
  undoOne: 'Desfazer: {name}',
  stop: 'Parar',
  stopOne: 'Parar: {name}',
  failures: 'Com falha',
  showFailures: '{num, plural, one {Mostrar # entrada com falha} other {Mostrar {shown} entradas com falha}}',
  hideFailures: 'Ocultar entradas com falha',
  details: 'Detalhes',
  openPlan: 'Abrir importação',
  ended: {
    finished: '{name}: {done} com sucesso',
    partly: '{name}: {done} com sucesso, {failed} com falha',
    stopped: '{name}: parou após {done} de {total}',
    failed: '{name}: falhou após {done} de {total}. Tente novamente com o restante.',
  },
  deeds: {
    stopJob: 'A tarefa em segundo plano está sendo interrompida',
  },
  operations: {
    stopJob: 'Interrompeu uma tarefa em segundo plano',
  },
  facts: {
    operation: 'Operação',
  },
} satisfies SameKeys<typeof english>;
