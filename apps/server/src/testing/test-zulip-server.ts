import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Person {
  readonly user_id: number;
  delivery_email: string;
  full_name: string;
  role: number;
  is_active: boolean;
  readonly is_bot: boolean;
  readonly password: string;
}

/** How the server misbehaves: once for the next request, or until told otherwise. */
type Mood =
  | 'well'
  | 'silent'
  | 'away'
  | 'garbage'
  | 'redirect'
  | 'huge'
  | 'broken'
  | 'empty list'
  | { readonly limited: number };

interface Answer {
  readonly status: number;
  readonly body: object;
}

const ok = (fields: object = {}): Answer => ({
  status: 200,
  body: { result: 'success', msg: '', ...fields },
});
const no = (msg: string, code = 'BAD_REQUEST', status = 400): Answer => ({
  status,
  body: { result: 'error', msg, code },
});

/** A server with the part of the REST API of Zulip that accounts need: its fields, its refusals and its limits. */
export class TestZulipServer {
  readonly botEmail = 'posthouse-bot@chat.example';
  readonly apiKey = 'abcdEFGH1234ijklMNOP5678qrstUVWX';
  /** Every request that arrived: `POST /api/v1/users`. */
  readonly requests: string[] = [];
  readonly people: Person[] = [];
  /** What the next request meets; the ones after it are served well. */
  next: Mood = 'well';
  /** What all requests meet. */
  mood: Mood = 'well';
  /** Runs between a request and its answer. */
  beforeAnswer: (request: string) => Promise<void> | void = () => undefined;
  #server: Server;
  #ids = 10;

  private constructor(server: Server) {
    this.#server = server;
    this.people.push(this.#person({ email: this.botEmail, name: 'Posthouse', role: 200, isBot: true }));
  }

  static async start(): Promise<TestZulipServer> {
    const server = createServer();
    const zulip = new TestZulipServer(server);
    server.on('request', (request, response) => void zulip.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return zulip;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Somebody who joined in Zulip itself. */
  join(email: string, name: string, role = 400): Person {
    const made = this.#person({ email, name, role });
    this.people.push(made);
    return made;
  }

  find(email: string): Person | undefined {
    return this.people.find(({ delivery_email }) => delivery_email === email);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #person({
    email,
    name,
    role,
    isBot = false,
    password = '',
  }: {
    email: string;
    name: string;
    role: number;
    isBot?: boolean;
    password?: string;
  }): Person {
    this.#ids += 1;
    return {
      ...{ user_id: this.#ids, delivery_email: email, full_name: name, role, password },
      ...{ is_active: true, is_bot: isBot },
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await readText(request));
    const name = `${request.method} ${request.url}`;
    this.requests.push(name);
    await this.beforeAnswer(name);
    const mood = this.next === 'well' ? this.mood : this.next;
    this.next = 'well';
    if (this.#misbehave(mood, response)) return;
    const limited = typeof mood === 'object' ? mood.limited : undefined;
    const answer =
      limited === undefined
        ? this.#serve(request, fields, mood)
        : {
            status: 429,
            body: {
              ...no('API usage exceeded rate limit', 'RATE_LIMIT_HIT').body,
              'retry-after': limited,
            },
          };
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(limited === undefined ? {} : { 'retry-after': String(Math.ceil(limited)) }),
    });
    response.end(JSON.stringify(answer.body));
  }

  /** True where the request has had all the answer it gets. */
  #misbehave(mood: Mood, response: ServerResponse): boolean {
    switch (mood) {
      case 'silent':
        // Cut when the server stops, or by the one who waits.
        return true;
      case 'away':
        response.destroy();
        return true;
      case 'garbage':
        response.end('<html>It works!</html>');
        return true;
      case 'broken':
        response.writeHead(502).end('Bad Gateway');
        return true;
      case 'redirect':
        response.writeHead(302, { location: `${this.url}/api/v1/users` }).end();
        return true;
      case 'huge':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"result":"success","members":[');
        for (let part = 0; part < 100; part += 1) response.write(`"${'x'.repeat(100_000)}",`);
        response.end('0]}');
        return true;
      default:
        return false;
    }
  }

  #serve(request: IncomingMessage, fields: URLSearchParams, mood: Mood): Answer {
    const wanted = `Basic ${Buffer.from(`${this.botEmail}:${this.apiKey}`).toString('base64')}`;
    if (request.headers.authorization !== wanted) return no('Invalid API key', 'UNAUTHORIZED', 401);
    const [, , , resource, key, command] = (request.url ?? '').split('/');
    if (resource !== 'users') return no('Not found', 'BAD_REQUEST', 404);
    if (key === undefined) return request.method === 'GET' ? this.#list(mood) : this.#create(fields);
    const decoded = decodeURIComponent(key);
    const person = this.people.find(
      ({ user_id, delivery_email }) => String(user_id) === decoded || delivery_email === decoded,
    );
    if (person === undefined) return no('No such user');
    return this.#act(`${request.method} ${command ?? ''}`.trim(), person, fields);
  }

  #list(mood: Mood): Answer {
    return ok({ members: mood === 'empty list' ? [] : this.people.map((person) => this.#shown(person)) });
  }

  #create(fields: URLSearchParams): Answer {
    const [email, name, password] = ['email', 'full_name', 'password'].map((field) => fields.get(field));
    if (!email || !name || !password) return no('Missing argument', 'REQUEST_VARIABLE_MISSING');
    if (email.endsWith('@refused.example')) return no('This email domain is not allowed');
    if (this.find(email)) return no(`Email '${email}' already in use`);
    const made = this.#person({ email, name, role: 400, password });
    this.people.push(made);
    return ok({ user_id: made.user_id });
  }

  #act(command: string, person: Person, fields: URLSearchParams): Answer {
    switch (command) {
      case 'GET':
        return ok({ user: this.#shown(person) });
      case 'PATCH':
        if (Number(fields.get('role')) === 100)
          return no('Must be an organization owner', 'UNAUTHORIZED_PRINCIPAL');
        person.full_name = fields.get('full_name') ?? person.full_name;
        person.role = Number(fields.get('role') ?? person.role);
        return ok();
      case 'DELETE':
        if (!person.is_active) return no('User is deactivated');
        if (person.role === 100) {
          return no('Cannot deactivate the only organization owner.', 'CANNOT_DEACTIVATE_LAST_USER');
        }
        person.is_active = false;
        return ok();
      case 'POST reactivate':
        person.is_active = true;
        return ok();
      default:
        return no('Method Not Allowed', 'METHOD_NOT_ALLOWED', 405);
    }
  }

  /** As those see it who may see addresses. */
  #shown({ password: _password, ...person }: Person) {
    const email = person.is_bot ? person.delivery_email : `user${person.user_id}@chat.example`;
    const { role } = person;
    return {
      ...person,
      ...{ email, is_admin: role <= 200, is_owner: role === 100, is_guest: role === 600 },
      ...{
        avatar_url: null,
        timezone: '',
        date_joined: '2026-01-05T08:00:00+00:00',
        is_billing_admin: false,
      },
    };
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
