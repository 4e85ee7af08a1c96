/**
 * How homes of the utility `u` of a statement are connected. A process of an earlier release, which runs on during an upgrade,
 * makes utilities without saying how; nobody connects by an interface that is not there.
 */
export const connectionMethodSql = (u: string): string =>
  `case when ${u}.connection_method = 'INTERFACE' and ${u}.partner_url is null then 'NONE' else ${u}.connection_method end`;
