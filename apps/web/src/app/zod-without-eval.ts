import { config } from 'zod/v4/core';

// Before any schema is made: zod otherwise probes `new Function`, which the content security policy reports.
config({ jitless: true });
