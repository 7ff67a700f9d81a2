const mostRemembered = 10_000;
/** Of more nobody asks: what is wrong then comes back from the list itself. */
const mostLists = 20;

/** A message that has arrived and waits for the filter, as Postfix understood it. */
export interface ArrivedMessage {
  /** The filter reads the command itself, and finds another sender in some ways to write one, or none. */
  readonly sender: string;
  /** Empty where there are several. */
  readonly recipient: string;
  /** Empty without one. */
  readonly login: string;
  readonly clientIp: string;
  /** Whether the sender is in one of our domains. */
  readonly isSenderOurs: boolean;
  /** Among the recipients, lists that want a password from this sender. */
  readonly passwordLists: readonly string[];
}

interface Transaction {
  readonly account: number | undefined;
  readonly passwordLists: readonly string[];
}

/** What Postfix told about messages that are on their way in: by its name for the transaction, then by that of the message. */
export class MessagesUnderway {
  readonly #transactions = new Map<string, Transaction>();
  readonly #arrived = new Map<string, ArrivedMessage>();

  /** Notes a recipient, unless it belongs to another account than the first one: then false. */
  addRecipient(
    transaction: string,
    recipient: { readonly account: number | undefined; readonly passwordList: string | undefined },
  ): boolean {
    const before = this.#transactions.get(transaction);
    const account = before?.account ?? recipient.account;
    if (recipient.account !== undefined && recipient.account !== account) return false;
    const lists = before?.passwordLists ?? [];
    const isNew = recipient.passwordList !== undefined && lists.length < mostLists;
    remember(this.#transactions, transaction, {
      account,
      passwordLists: isNew ? [...lists, String(recipient.passwordList)] : lists,
    });
    return true;
  }

  arrive(queueId: string, transaction: string, message: Omit<ArrivedMessage, 'passwordLists'>): void {
    const passwordLists = this.#transactions.get(transaction)?.passwordLists ?? [];
    remember(this.#arrived, queueId, { ...message, passwordLists });
  }

  find(queueId: string): ArrivedMessage | undefined {
    return this.#arrived.get(queueId);
  }
}

/** The oldest go. */
function remember<Value>(all: Map<string, Value>, key: string, value: Value): void {
  if (key === '') return;
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > mostRemembered && oldest !== undefined) all.delete(oldest);
}
