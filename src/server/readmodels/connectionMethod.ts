/**
 * The connection method of a statement's utility `u`. A process of an earlier release, still running during an upgrade,
 * creates utilities without a method; homes can't connect by a missing interface.
 */
export const connectionMethodSql = (u: string): string =>
  `case when ${u}.connection_method = 'INTERFACE' and ${u}.partner_url is null then 'NONE' else ${u}.connection_method end`;
