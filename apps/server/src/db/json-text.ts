/** JSON made by PostgreSQL from the columns of a declared row: passed through unparsed. */
export class JsonText<Value> {
  declare readonly value: Value;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** The same object with more fields. */
  with<More extends object>(more: More): JsonText<Value & More> {
    return new JsonText(`${this.text.slice(0, -1)},${JSON.stringify(more).slice(1)}`);
  }
}
