import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Tarefas em segundo plano',
  button:
    '{num, plural, =0 {Tarefas em segundo plano} one {# tarefa em andamento} other {# tarefas em andamento}}',
  hint: 'Você pode fechar este painel ou o navegador: o trabalho continua.',
  empty: 'Nenhuma tarefa nas últimas 24 horas',
  emptyHint: 'O trabalho com muitas entradas é executado em segundo plano e aparece aqui.',
  stop: 'Parar',
  stopOne: 'Parar: {name}',
  failures: 'Não concluído',
  showFailures: '{num, plural, one {Mostrar # entrada com falha} other {Mostrar {shown} entradas com falha}}',
  hideFailures: 'Ocultar entradas com falha',
  details: 'Detalhes',
  ended: {
    finished: '{name}: {done} concluídas',
    partly: '{name}: {done} concluídas, {failed} com falha',
    stopped: '{name}: interrompida após {done} de {total}',
  },
  operations: {
    stopJob: 'Tarefa em segundo plano interrompida',
  },
  facts: {
    operation: 'Operação',
  },
} satisfies SameKeys<typeof english>;
