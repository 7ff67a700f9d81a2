import type { RouteFlag, RouteKind } from '@posthouse/contract/features/addresses';
import {
  AtSign,
  EyeOff,
  FolderOpen,
  Globe,
  GraduationCap,
  List,
  ListChecks,
  type LucideIcon,
  MailQuestion,
  Plus,
  Server,
  SquareStack,
  Undo2,
  User,
} from 'lucide-react';
import type { Tone } from '../../ui/theme/tokens.ts';

export const kindIcons: Readonly<Record<RouteKind, LucideIcon>> = {
  user: User,
  alias: AtSign,
  list: List,
  smart_list: ListChecks,
  public_folder: FolderOpen,
  retrainer: GraduationCap,
  subaddress: Plus,
  alias_domain: SquareStack,
  relayed: Server,
  returned: Undo2,
  missing: MailQuestion,
  external: Globe,
  hidden: EyeOff,
};

/** What is said in the box of an address, the most important first; what its kind or a number says is not here. */
export const flagTones = {
  loop: 'bad',
  domain_disabled: 'bad',
  domain_parked: 'bad',
  domain_removed: 'bad',
  domain_unverified: 'warning',
  removed: 'warning',
  disabled: 'warning',
  dead_end: 'bad',
  refused: 'bad',
  audit_mailbox: 'neutral',
  no_relay_host: 'bad',
  too_deep: 'neutral',
  restricted_posting: 'neutral',
} as const satisfies Partial<Record<RouteFlag, Tone>>;
export type ShownFlag = keyof typeof flagTones;
export const shownFlags = Object.keys(flagTones) as ShownFlag[];
