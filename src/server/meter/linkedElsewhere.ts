/** A meter of the file belongs to somebody else. Says nothing of that other one: not who, not where. Source: decisions, Meter data. */
export class MeterLinkedElsewhere extends Error {
  override readonly name = 'MeterLinkedElsewhere';

  constructor() {
    super('This file has a meter that cannot be linked to this account. If it is the meter of this home, please ask us for help.');
  }
}
