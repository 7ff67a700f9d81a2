import type { Hop } from '../../rules/mail-ways/next-hop.ts';
import { isElsewhere } from './describe-place.ts';
import type { End, RouteGraph } from './route-graph.ts';
import type { Stop } from './route-onward.ts';

/** Notes where mail ends at a stop, and what to say about it. */
export function noteEnds(graph: RouteGraph, { node, place, hops }: Stop): void {
  if (place?.trouble) graph.flag(node, place.trouble);
  if (isElsewhere(place)) {
    graph.flag(node, 'external');
    graph.end(node, { kind: 'external', host: '' });
    return;
  }
  if (place?.known?.isAudit) graph.flag(node, 'audit_mailbox');
  if (node.posting !== null && node.posting !== 'everybody') graph.flag(node, 'restricted_posting');
  if (hops.length === 0) {
    graph.flag(node, node.id === 0 ? 'refused' : 'dead_end');
    graph.end(node, { kind: 'refused', host: '' });
    return;
  }
  // The address without its + has the ends.
  if (node.kind === 'subaddress') return;
  for (const end of hops.flatMap(endOf)) {
    graph.end(node, end);
    if (end.kind === 'relay' && end.host === '') graph.flag(node, 'no_relay_host');
    if (end.kind === 'returned') graph.describe(node, { kind: 'returned', state: 'active' });
  }
}

function endOf({ reason, host }: Hop): End[] {
  switch (reason) {
    case 'mailbox':
    case 'copy':
      return [{ kind: 'mailbox', host: '' }];
    case 'relay':
      return [{ kind: 'relay', host: host ?? '' }];
    case 'public_folder':
      return [{ kind: 'folder', host: '' }];
    case 'retrain':
      return [{ kind: 'training', host: '' }];
    case 'returned':
      return [{ kind: 'returned', host: '' }];
    default:
      return [];
  }
}
