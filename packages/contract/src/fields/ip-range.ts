import { z } from 'zod';
import { missing } from './missing.ts';

const accepted = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** An address or a network, IPv4 or IPv6: `192.0.2.7`, `2001:db8::/32`. */
export const ipRange = z
  .string(missing)
  .trim()
  .min(1, 'required')
  .max(50, 'max_length')
  .toLowerCase()
  .refine((text) => accepted.safeParse(text).success, 'ip_invalid');
