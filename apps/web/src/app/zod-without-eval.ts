/**
 * Before any schema is made: zod otherwise probes `new Function`, which the content security policy reports. Its own
 * `config()` would bring 3 kB of zod into the first screen, which needs none of it; a test watches this place.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
