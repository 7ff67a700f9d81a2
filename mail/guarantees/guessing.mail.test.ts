import { describe, expect, it } from 'vitest';
import { answerToLogin, fetchByPop3, openSmtp, triesImap } from './clients.ts';
import { movePast } from './database.ts';
import { newDomain, newUser, set, type TestUser, until } from './house.ts';
import { answerToSieveLogin } from './sieve-client.ts';

const domain = await newDomain();

let places = 0;
const street = 10 + (Math.floor(Date.now() / 1000) % 200);
/** An address that no other test logs in from, nor one of the run before. */
function newPlace(): string {
  places += 1;
  return `127.0.${street}.${places}`;
}

const wrong = (turn: number) => `Wrong-horse-${turn}`;
const at = (login: TestUser, from: string) => ({ ...login, from });
const nameOf = ({ user }: TestUser) => user.slice(0, user.indexOf('@'));
/** Ten different passwords, from one place or from everywhere. */
async function guess(login: TestUser, place: () => string): Promise<string[]> {
  const answers: string[] = [];
  for (let turn = 0; turn < 10; turn += 1)
    answers.push(await answerToLogin({ ...login, from: place(), pass: wrong(turn) }));
  return answers;
}
const comeAgain = /^a NO \[UNAVAILABLE\]/m;

describe.concurrent('guessing of a password', () => {
  it('is answered by a block, which IMAP, POP3, SMTP and ManageSieve keep alike', async () => {
    const [anna, ben] = [await newUser(domain), await newUser(domain)];
    const thief = newPlace();
    const answers = await guess(anna, () => thief);
    for (const answer of answers) expect(answer).toMatch(/^a NO \[AUTHENTICATIONFAILED\]/m);
    // Also with the right password, and of others.
    for (const login of [at(anna, thief), at(ben, thief)]) {
      expect(await answerToLogin(login)).toMatch(comeAgain);
      expect(await fetchByPop3(login)).toBe('refused');
      await expect(openSmtp(login)).rejects.toThrow(/^454 /m);
      expect(await answerToSieveLogin(login)).toMatch(/^NO \(TRYLATER\)/m);
    }
    expect(await triesImap(ben)).toBe('in');
    await movePast(thief, '2 minutes');
    expect(await triesImap(at(ben, thief))).toBe('in');
  });

  it('by any of the services counts for all of them', async () => {
    const carl = await newUser(domain);
    const thief = newPlace();
    for (let turn = 0; turn < 4; turn += 1)
      expect(await fetchByPop3({ ...at(carl, thief), pass: wrong(turn) })).toBe('refused');
    for (let turn = 4; turn < 7; turn += 1)
      await expect(openSmtp({ ...at(carl, thief), pass: wrong(turn) })).rejects.toThrow(/^535 /m);
    for (let turn = 7; turn < 10; turn += 1)
      expect(await answerToSieveLogin({ ...at(carl, thief), pass: wrong(turn) })).toMatch(
        /^NO (?!\(TRYLATER)/m,
      );
    expect(await answerToLogin(at(carl, thief))).toMatch(comeAgain);
  });

  it('from everywhere leaves users in from where they logged in lately, and nowhere else', async () => {
    const dora = await newUser(domain);
    const [home, hotel] = [newPlace(), newPlace()];
    expect(await triesImap(at(dora, home))).toBe('in');
    await until(async () => {
      const asked = { ip: home, domain, username: nameOf(dora) };
      return (await set('checkIp', asked)).known === 'recent';
    }, 'the place to be known');
    await guess(dora, newPlace);
    expect(await answerToLogin(at(dora, hotel))).toMatch(comeAgain);
    expect(await triesImap(at(dora, home))).toBe('in');
    expect(await fetchByPop3(at(dora, home))).toEqual([]);
  });

  it('at home goes on, one try after the other, until one is right', async () => {
    const lea = await newUser(domain);
    const home = newPlace();
    const asked = { ip: home, domain, username: nameOf(lea) };
    await set('addTrustedIp', asked);
    for (const answer of await guess(lea, () => home))
      expect(answer).toMatch(/^a NO \[AUTHENTICATIONFAILED\]/m);
    await until(
      async () => comeAgain.test(await answerToLogin({ ...at(lea, home), pass: wrong(10) })),
      'the wrong passwords to be told',
    );
    expect(await set('checkIp', asked)).toMatchObject({ cause: 'pace', known: 'trusted' });
    await movePast(home, '1 minute');
    expect(await triesImap(at(lea, home))).toBe('in');
    await until(async () => (await set('checkIp', asked)).blocked === 0, 'it to be forgotten');
    expect(await triesImap(at(lea, home))).toBe('in');
  });

  it('leaves users in from where they are trusted, of the user or the whole domain', async () => {
    const own = await newDomain();
    const [emil, fay] = [await newUser(own), await newUser(own)];
    const [ofEmil, ofAll] = [newPlace(), newPlace()];
    const username = nameOf(emil);
    await set('addTrustedIp', { domain: own, username, ip: ofEmil, description: 'Home' });
    await set('addTrustedIp', { domain: own, ip: `${ofAll}/32` });
    for (const one of [emil, fay]) await guess(one, newPlace);
    expect(await triesImap(at(emil, ofEmil))).toBe('in');
    for (const one of [emil, fay]) expect(await triesImap(at(one, ofAll))).toBe('in');
    expect(await answerToLogin(at(fay, ofEmil))).toMatch(comeAgain);
    const former = newPlace();
    const { id } = await set('addTrustedIp', { domain: own, username, ip: former });
    await set('removeTrustedIps', { ids: [id] });
    expect(await answerToLogin(at(emil, former))).toMatch(comeAgain);
  });

  it('is forgiven at once when an admin unblocks the address', async () => {
    const gus = await newUser(domain);
    const username = nameOf(gus);
    const [thief, hotel] = [newPlace(), newPlace()];
    await guess(gus, () => thief);
    expect(await set('checkIp', { ip: thief })).toMatchObject({ result: 'IP is blocked', cause: 'address' });
    expect(await set('checkIp', { ip: hotel, domain, username })).toMatchObject({ cause: 'user' });
    expect(await set('unblockIp', { ip: thief, domain })).toMatchObject({ result: 'IP is not blocked' });
    expect(await answerToLogin(at(gus, thief))).toMatch(comeAgain);
    await set('unblockIp', { ip: thief, domain, username });
    expect(await triesImap(at(gus, thief))).toBe('in');
    expect(await triesImap(at(gus, hotel))).toBe('in');
  });

  it('is not what a mail program does that has an old password, however often it comes', async () => {
    const hugo = await newUser(domain);
    const home = newPlace();
    for (let turn = 0; turn < 25; turn += 1)
      expect(await triesImap({ ...at(hugo, home), pass: 'Former-horse-1' })).toBe('refused');
    expect(await triesImap(at(hugo, home))).toBe('in');
  });

  it('in one account keeps nobody of another out who is at home there, and is lifted for the own users alone', async () => {
    const foreign = await newDomain('beta');
    const [ida, jan, kim] = [
      await newUser(domain),
      await newUser(foreign, {}, 'beta'),
      await newUser(foreign, {}, 'beta'),
    ];
    const office = newPlace();
    expect(await triesImap(at(jan, office))).toBe('in');
    await until(async () => {
      const asked = { ip: office, domain: foreign, username: nameOf(jan) };
      return (await set('checkIp', asked, 'beta')).known === 'recent';
    }, 'the place to be known');
    await guess(ida, () => office);
    expect(await triesImap(at(jan, office))).toBe('in');
    expect(await triesImap(kim)).toBe('in');
    expect(await answerToLogin(at(kim, office))).toMatch(comeAgain);
    expect(await set('unblockIp', { ip: office }, 'beta')).toMatchObject({ blocked: 0 });
    expect(await triesImap(at(kim, office))).toBe('in');
    expect(await set('checkIp', { ip: office })).toMatchObject({ blocked: 1 });
  });

  it('of names that nobody has looks the same', async () => {
    const thief = newPlace();
    const nobody = { ...(await newUser(domain)), user: `nobody@${domain}` };
    const answers = await guess(nobody, () => thief);
    for (const answer of answers) expect(answer).toMatch(/^a NO \[AUTHENTICATIONFAILED\]/m);
    expect(await answerToLogin(at(nobody, thief))).toMatch(comeAgain);
  });
});
