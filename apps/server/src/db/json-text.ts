/** JSON made by PostgreSQL from the columns of a declared row: passed through unparsed. */
export class JsonText<Value> {
  declare readonly value: Value;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
