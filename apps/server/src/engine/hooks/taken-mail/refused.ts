/** A message is refused for good, with an answer for its sender. */
export class Refused extends Error {
  readonly responseCode = 550;
}

/** Postfix keeps the message and brings it again; nothing is wrong. */
export class ComeAgain extends Error {
  readonly responseCode = 451;
}
