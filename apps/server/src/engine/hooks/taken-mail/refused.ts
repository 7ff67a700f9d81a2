/** A message is refused for good, with an answer for its sender. */
export class Refused extends Error {
  readonly responseCode = 550;
}
