/**
 * Spellings by which a check of redirects may be led to take another host for the own one, made from rules: what stands in
 * front of the host, who pretends to be in it, what its name is written with, what comes after, and who reads it twice.
 * `HOME` is the own host; every spelling is meant to end at another one, or at no page at all.
 */
export const HOME = 'home.example';
const EVIL = 'evil.example';

/** Before the host: schemes and slashes in every number, direction and encoding. */
const LEADS = [
  'https://', 'http://', 'HTTPS://', 'hTTpS://', '//', '///', '////', '/////', '\\\\', '\\/', '/\\', '/\\/', '//\\', '\\\\\\', '\\/\\/', 'https:\\\\', 'https:/\\', 'https:\\/', 'https:/', 'https:', 'https:///', 'https:////',
  'http:', 'http:/', 'http:\\\\', '://', ':/', '/:', '/ /', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', '\n//', '\r//', ' //', '\f//', '\v//', '\0//', '\u00a0//', '\ufeff//', '\u200b//', '\u2028//', '\u202e//', '/\u200b/', '/\u00ad/',
  'ht\ttps://', 'https\n://', 'https:/\t/', '/%2f', '/%2F', '/%5c', '/%5C', '%2f%2f', '%2F%2F', '%5c%5c', '/%252f', '/%25252F', '/%255c', '/%09/', '/%0a/', '/%0d/', '/%0d%0a/', '/%00/', '/%2509/', '%09//', '%20//', '/%2f%2f',
  '/.//', '/./\\', '/..//', '/../..//', '/x/..//', '/x/y/../..//', '/%2e//', '/%2e%2e//', '/x/%2e%2e//', '/x/.%2e//', '/.%2f/', '/./%2f', '/..%2f/', '/%2e/%2f', './/', '..//', '?//', ';//',
  '／／', '/／', '⁄⁄', '∕∕', '︰//', 'https:／／', '﹨﹨', '＼＼', 'https：//', 'file://', 'ftp://', 'ws://', 'wss://', 'gopher://', 'blob:https://', 'view-source:https://', 'filesystem:https://', 'feed:https://', 'jar:https://', 'x-app://',
  'javascript://', 'javascript:location="//', 'JaVaScRiPt://', 'java\tscript://', 'data:text/html,//', 'vbscript://', 'intent://',
];

/** The own host's name in the wrong place: as a user, a prefix, a suffix, a path, a port. */
const HOSTS = [
  `${HOME}@${EVIL}`, `${HOME}:443@${EVIL}`, `${HOME}:x@${EVIL}/`, `@${EVIL}`, `:@${EVIL}`, `${HOME}%40${EVIL}`, `${HOME}%2f@${EVIL}`, `${HOME}/@${EVIL}:1`, `${HOME}\\@${EVIL}`, `${HOME}\\.${EVIL}`, `${HOME}%5c.${EVIL}`, `${HOME};@${EVIL}`, `${HOME}%00@${EVIL}`, `a@${HOME}@${EVIL}`, `${EVIL}\\@${HOME}`, `${EVIL}%5c@${HOME}`, `${EVIL}%2f@${HOME}`, `x:y@${HOME}`, `@${HOME}`,
  `${EVIL}/${HOME}`, `${EVIL}?${HOME}`, `${EVIL}#${HOME}`, `${EVIL}#@${HOME}`, `${EVIL}?@${HOME}`, `${EVIL};${HOME}`, `${EVIL}\\${HOME}`, `${EVIL}%23.${HOME}`, `${EVIL}%3f.${HOME}`, `${EVIL}%2f.${HOME}`, `${EVIL}%5c.${HOME}`, `${EVIL}%00.${HOME}`, `${EVIL}%0d%0a.${HOME}`, `${EVIL}:443#.${HOME}`,
  `${HOME}.${EVIL}`, `${HOME}-${EVIL}`, `evil${HOME}`, `evil-${HOME}`, `${HOME}evil`, `${HOME}.evil`, `sub.${HOME}`, `${HOME}.`, `${HOME}..`, `.${HOME}`, `${HOME}:8443`, `${HOME}:80`, `${HOME}:0`, `${HOME}:99999`, `${HOME}:443:443`, `${HOME}:+443`, `${HOME}: 443`,
  'home.example\u3002evil.example', 'home\u3002example', 'home\uff0eexample', 'home\uff61example', 'home%2eexample', 'home%E3%80%82example', 'ｈｏｍｅ.example', 'ⓗome.example', 'hоme.example', 'hom\u0435.example', 'home.ex\u00adample', 'home\u200b.example', 'home.examp\u2113e', 'xn--hme-8cd.example', 'home_.example', '[home.example]', 'home.example%', 'home.example%20', 'home.example\u202e',
  '2130706434', '0x7f000002', '017700000002', '0x7f.1.2', '127.2', '[::1]', '[::ffff:127.0.0.2]', '169.254.169.254', '①②⑦.0.0.2', 'localhost.evil.example', '127.0.0.1.evil.example', '', '.', '..', '%', '%2e',
];

/** Every lead with the plain foreign host, and every host behind the leads that a page is most often given. */
export const FOREIGN_REDIRECTS: readonly string[] = [
  ...new Set([
    ...LEADS.flatMap((lead) => [`${lead}${EVIL}`, `${lead}${EVIL}/%2e%2e`]),
    ...HOSTS.flatMap((host) => [`https://${host}`, `//${host}`, `/\\${host}`, `https:${host}`]),
    `//${EVIL}/..`, `//${EVIL}//`, `https://${HOME}//${EVIL}`, `https://${HOME}/%2f${EVIL}`, `https://${HOME}/.//${EVIL}`, `https://${HOME}/x/..//${EVIL}`, `https://${HOME}/%0d%0aLocation:%20https://${EVIL}`,
    `/%0d%0aLocation:https://${EVIL}`, `/x%0aSet-Cookie:a=b`, `/x%E5%98%8A%E5%98%8Dy\r\nLocation:${EVIL}`, `/\u560a\u560dLocation:${EVIL}`, `http://${HOME}`, `http://${HOME}/`, `https://${HOME}\u0000.${EVIL}`,
  ]),
];
