import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly sender?: string;
  readonly recipient?: string;
}

/** What Pigeonhole's own programs make of a script. */
export interface SieveEngine {
  /** What its compiler finds wrong with any of these; one process for all of them. */
  compile(scripts: readonly string[]): Promise<string>;
  /** What would be done with a message, one line for each action, as `sieve-test` words it. */
  run(script: string, message: Message): Promise<readonly string[]>;
  /** Runs it in earnest; answers the mail that leaves, if one does. */
  deliver(script: string, message: Message): Promise<string | undefined>;
  stop(): Promise<void>;
}

const nobody = 65_534;

export async function startSieveEngine(): Promise<SieveEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'posthouse-sieve-'));
  // It refuses to touch mail as root, and reads what it is given as somebody else.
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? [nobody, nobody] : [process.getuid?.() ?? nobody, process.getgid?.() ?? nobody];
  const home = join(folder, 'home');
  const config = join(folder, 'dovecot.conf');
  await mkdir(home);
  await chmod(folder, 0o755);
  await chmod(home, 0o777);
  await writeFile(
    config,
    `protocols =
log_path = /dev/stderr
ssl = no
mail_home = ${home}
mail_location = maildir:${home}/Maildir
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
plugin {
  sieve_max_actions = 300
  sieve_extensions = -enotify -regex
}
`,
  );
  let count = 0;
  const test = async (
    script: string,
    { headers, body = '', sender = 'sender@else.example', recipient = 'me@here.example' }: Message,
    ...options: readonly string[]
  ) => {
    count += 1;
    const [scriptFile, mailFile] = [join(folder, `${count}.sieve`), join(folder, `${count}.eml`)];
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    await writeFile(scriptFile, script);
    await writeFile(mailFile, `${head.join('')}\r\n${body.replaceAll('\n', '\r\n')}\r\n`);
    const args = ['-c', config, ...options, '-r', recipient, '-f', sender, scriptFile, mailFile];
    const { stdout, stderr, code } = await execute('/usr/bin/sieve-test', args);
    if (code !== 0 || !stderr.includes('final result: success')) throw new Error(`${stderr}${stdout}`);
    return stdout;
  };
  return {
    async compile(scripts) {
      count += 1;
      const place = join(folder, `scripts-${count}`);
      await mkdir(place);
      await Promise.all(scripts.map((script, index) => writeFile(join(place, `${index}.sieve`), script)));
      const { stderr, code } = await execute('/usr/bin/sievec', ['-c', config, place]);
      return code === 0 ? stderr : stderr || `sievec ended with ${code}`;
    },
    async run(script, message) {
      const printed = await test(script, message);
      return printed.split('\n').flatMap((text) => /^ {1,8}[*+] (.*)$/.exec(text)?.[1] ?? []);
    },
    async deliver(script, message) {
      const printed = await test(script, message, '-e');
      // The mail itself is printed before the lines that are to frame it.
      const [mail = '', ...sent] = printed.split('RECIPIENT: ');
      return sent.length === 0 ? undefined : mail;
    },
    stop: () => rm(folder, { recursive: true }),
  };
}

function execute(
  program: string,
  args: readonly string[],
): Promise<{ stdout: string; stderr: string; code: number }> {
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd: '/', maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ stdout, stderr, code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1 }),
    );
  });
}
