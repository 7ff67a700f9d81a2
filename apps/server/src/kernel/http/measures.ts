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
  return {
    registry,
    start() {
      const startedAt = performance.now();
      return {
        end(action, outcome) {
          // Only names of the contract become labels: a stranger cannot make the series grow.
          const name = typeof action === 'string' && findAction(action) ? action : 'unknown';
          calls.inc({ action: name, outcome });
          seconds.observe({ action: name }, (performance.now() - startedAt) / 1000);
        },
      };
    },
  };
}
