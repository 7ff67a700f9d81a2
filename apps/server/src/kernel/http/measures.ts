import { findAction } from '@posthouse/contract';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Measures {
  readonly registry: Registry;
  start(): { end(action: unknown, outcome: string): void };
}

/** What /metrics shows: the process, and every action by outcome and time. */
export function createMeasures(): Measures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'posthouse_calls_total',
    help: 'Calls by action and outcome',
    labelNames: ['action', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'posthouse_call_seconds',
    help: 'Time of a call by action',
    labelNames: ['action'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  // Looking labels up costs more than counting: each call finds its own by one name.
  const counters = new Map<string, ReturnType<typeof calls.labels>>();
  const timers = new Map<string, ReturnType<typeof seconds.labels>>();
  const counterOf = (action: string, outcome: string) =>
    known(counters, `${action} ${outcome}`, () => calls.labels(action, outcome));
  const timerOf = (action: string) => known(timers, action, () => seconds.labels(action));
  return {
    registry,
    start() {
      const startedAt = performance.now();
      return {
        end(action, outcome) {
          // Only names of the contract become labels: a stranger cannot make the series grow.
          const name = typeof action === 'string' && findAction(action) ? action : 'unknown';
          counterOf(name, outcome).inc();
          timerOf(name).observe((performance.now() - startedAt) / 1000);
        },
      };
    },
  };
}

function known<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const found = values.get(key);
  if (found !== undefined) return found;
  const made = make();
  values.set(key, made);
  return made;
}
