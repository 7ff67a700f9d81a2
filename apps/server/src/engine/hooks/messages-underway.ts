const mostRemembered = 10_000;
/** Of all messages together: one alone can have a thousand. */
export const mostRecipients = 100_000;
/** Of more nobody asks: what is wrong then comes back from the list itself. */
const mostLists = 20;

/** A message that has arrived and waits for the filter, as Postfix understood it. */
export interface ArrivedMessage {
  /** The filter reads the command itself, and finds another sender in some ways to write one, or none. */
  readonly sender: string;
  /** Empty where there are several. */
  readonly recipient: string;
  /** Those that Postfix has asked about, and how many it took: not always the same. */
  readonly recipients: readonly string[];
  readonly recipientCount: number;
  /** Whose domains those of ours are in. */
  readonly accounts: readonly string[];
  /** Empty without one. */
  readonly login: string;
  readonly clientIp: string;
  /** Of whoever is logged in. */
  readonly senderAccount: string | undefined;
  /** Whether the sender is in one of our domains. */
  readonly isSenderOurs: boolean;
  /** Among the recipients, lists that want a password from this sender. */
  readonly passwordLists: readonly string[];
}

interface Transaction {
  readonly recipients: readonly string[];
  readonly accounts: readonly string[];
  readonly passwordLists: readonly string[];
}

const nothing: Transaction = { recipients: [], accounts: [], passwordLists: [] };

/** So many, with so many recipients in all: the oldest go. */
class Remembered<Value extends { readonly recipients: readonly string[] }> {
  readonly #all = new Map<string, Value>();
  #recipients = 0;

  get(key: string): Value | undefined {
    return this.#all.get(key);
  }

  take(key: string): Value | undefined {
    const found = this.#all.get(key);
    this.#all.delete(key);
    this.#recipients -= found?.recipients.length ?? 0;
    return found;
  }

  set(key: string, value: Value): void {
    if (key === '') return;
    this.take(key);
    this.#all.set(key, value);
    this.#recipients += value.recipients.length;
    for (const oldest of this.#all.keys()) {
      if (this.#all.size <= mostRemembered && this.#recipients <= mostRecipients) return;
      this.take(oldest);
    }
  }
}

/** What Postfix told about messages that are on their way in: by its name for the transaction, then by that of the message. */
export class MessagesUnderway {
  readonly #transactions = new Remembered<Transaction>();
  readonly #arrived = new Remembered<ArrivedMessage>();

  addRecipient(
    transaction: string,
    recipient: string,
    { wantsPassword, account }: { readonly wantsPassword: boolean; readonly account: string | undefined },
  ): void {
    const { recipients, accounts, passwordLists } = this.#transactions.take(transaction) ?? nothing;
    const isList = wantsPassword && passwordLists.length < mostLists;
    this.#transactions.set(transaction, {
      recipients: [...recipients, recipient],
      accounts: account === undefined || accounts.includes(account) ? accounts : [...accounts, account],
      passwordLists: isList ? [...passwordLists, recipient] : passwordLists,
    });
  }

  /** The transaction ends with its message. */
  arrive(queueId: string, transaction: string, message: Omit<ArrivedMessage, keyof Transaction>): void {
    this.#arrived.set(queueId, { ...message, ...(this.#transactions.take(transaction) ?? nothing) });
  }

  find(queueId: string): ArrivedMessage | undefined {
    return this.#arrived.get(queueId);
  }
}
