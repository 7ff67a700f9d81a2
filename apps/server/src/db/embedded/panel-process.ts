// Stands in for a panel in the tests: holds the data folder until it is killed, or stops cleanly on SIGTERM.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [dataDir = '', stagingRoot = '', durability] = process.argv.slice(2);
const ignore = () => undefined;
const log = { info: ignore, warn: ignore, error: ignore };

try {
  const embedded = await startEmbeddedPostgres({
    dataDir,
    stagingRoot,
    log,
    durable: durability === 'durable',
  });
  process.stdout.write(`${JSON.stringify({ url: embedded.url, adopted: embedded.adopted })}\n`);
  const staying = setInterval(ignore, 60_000);
  process.once('SIGTERM', () => {
    clearInterval(staying);
    void embedded.stop();
  });
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
}
