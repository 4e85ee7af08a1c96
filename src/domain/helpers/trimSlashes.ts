/** Without the slashes at the end. A regular expression would take quadratic time on an address of many slashes. */
export function trimEndSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** Without the slashes at both ends. */
export function trimSlashes(text: string): string {
  const cut = trimEndSlashes(text);
  let start = 0;
  while (cut[start] === '/') start += 1;
  return cut.slice(start);
}
