type Properties = Readonly<Record<string, string>>;

/** Reads iCalendar by the grammar of RFC 5545, section 3.1, and throws for what isn't. */
export function readCalendar(file: string): { properties: Properties; events: Properties[] } {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end.');
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n');
  const properties: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  const open: string[] = [];
  let current = properties;
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*):([^\r\n]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Not a line of a calendar: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push((current = {}));
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends without a beginning.`);
      current = properties;
    } else {
      if (name in current) throw new Error(`Two lines ${name}.`);
      current[name] = unescaped(value);
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} never ends.`);
  return { properties, events };
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_all, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  );
