import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import type { ConnectionMethod } from '../../../domain/utility/connectionMethod.ts';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import { reportedStatus } from '../../../domain/utility/reportedStatus.ts';
import type { SignupStepName } from '../../../domain/signup/steps.ts';
import type { ZipEligibilityCode } from '../../../domain/signup/zipEligibility.ts';
import { connectionMethodSql } from '../../readmodels/connectionMethod.ts';
import { AREA_SQL } from '../../readmodels/connectionRow.ts';
import { coveringSql } from '../../readmodels/coveringSql.ts';

/** All that the sign-up asks about a member, from the tables of seven subjects. */
export type SignupRow = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalCode: string | null;
  readonly passwordSet: boolean;
  readonly ssoLogin: boolean;
  readonly wasInLegacy: boolean;
  readonly accountSetupStatus: 'NotStarted' | 'InProgress' | 'Complete';
  readonly shippingAddress: PostalAddress | null;
  readonly coverage: {
    readonly eligibility: ZipEligibilityCode;
    readonly shortName: string;
    readonly notYet: boolean;
  } | null;
  readonly utility: {
    readonly id: string;
    readonly acronym: string;
    readonly name: string;
    readonly shortName: string;
    /** The utility that delivers to its customers; null: itself. */
    readonly primary: { readonly acronym: string; readonly shortName: string } | null;
    /** Whether it covers the home. */
    readonly covers: boolean;
    readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH';
    readonly method: ConnectionMethod;
    readonly inOutage: boolean;
    readonly state: string;
    readonly substate: string | null;
  } | null;
  /** The utility in the member's words, when it is not in the list. */
  readonly otherUtility: string | null;
  readonly utilityChosen: boolean;
  /** Whether a utility ever confirmed the home. */
  readonly everConnected: boolean;
  readonly inProgram: boolean;
  /** What the home's postal code allows; null: no postal code. */
  readonly area: ZipEligibilityCode | null;
  readonly phones: readonly { readonly number: string; readonly verified: boolean }[] | null;
  readonly appliances: readonly { readonly kind: string; readonly count: number }[] | null;
  readonly partnerCode: string | null;
  /** Null: did not come through sign-up. */
  readonly signup: {
    readonly draftId: string | null;
    readonly verified: boolean;
    /** Whether the brand's terms were accepted here. */
    readonly terms: boolean;
    readonly data: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly skipped: readonly SignupStepName[];
    readonly appliancesSent: boolean;
    readonly applianceWatts: number;
    readonly plugs: number | null;
    readonly legacyConfirmed: boolean;
    readonly finished: boolean;
    readonly handedBack: boolean;
  } | null;
};

/** $1 member, $2 brand. Where several utilities cover the home, the one that takes part in events, then by name. */
const read = statement<SignupRow>(
  'signup_of_member',
  `select m.email, m.first_name as "firstName", m.last_name as "lastName", m.postal_code as "postalCode",
     m.password_hash is not null as "passwordSet", m.sso_login as "ssoLogin",
     m.was_in_legacy as "wasInLegacy", m.account_setup_status as "accountSetupStatus",
     m.shipping_address as "shippingAddress",
     (
       select json_build_object(
         'eligibility', pc.eligibility, 'shortName', cu.short_name,
         'notYet', ${connectionMethodSql('cu')} = 'NONE' and pc.eligibility <> 0
       )
       from postal_coverage pc
       join utilities cu on cu.id = pc.utility_id
       where ${coveringSql('pc', 'm.brand', 'm.postal_code')}
       order by pc.eligibility <> 1, pc.eligibility = 1 and ${connectionMethodSql('cu')} = 'NONE', cu.name
       limit 1
     ) as coverage,
     case
       when u.id is null then null
       else json_build_object(
         'id', u.id, 'acronym', u.acronym, 'name', u.name, 'shortName', u.short_name,
         'covers',
           exists (
             select 1
             from postal_coverage uc
             where uc.utility_id = u.id and ${coveringSql('uc', 'm.brand', 'm.postal_code')}
           ),
         'primary',
           (
             select json_build_object('acronym', pu.acronym, 'shortName', pu.short_name)
             from utilities pu
             where pu.id = u.primary_utility_id
           ),
         'connection', u.connection, 'method', ${connectionMethodSql('u')}, 'inOutage', u.in_outage,
         'state', c.widget_state, 'substate', c.widget_substate
       )
     end as utility,
     c.other_utility as "otherUtility",
     coalesce(c.utility_id is not null or c.other_utility is not null, false) as "utilityChosen",
     coalesce(c.ever_reached_auth_done, false) as "everConnected",
     c.program_id is not null as "inProgram", ${AREA_SQL} as area,
     (
       select json_agg(
         json_build_object('number', n.number, 'verified', n.verified) order by n.verified desc, n.number
       )
       from phone_numbers n
       where n.member_id = m.id
     ) as phones,
     (
       select json_agg(json_build_object('kind', a.kind, 'count', a.count) order by a.kind)
       from member_appliances a
       where a.member_id = m.id
     ) as appliances,
     (select r.code from member_relations r where r.member_id = m.id and r.kind = 'partner') as "partnerCode",
     case
       when s.member_id is null then null
       else json_build_object(
         'draftId', s.draft_id, 'verified', s.verified_at is not null, 'terms', s.terms_at is not null,
         'data', s.data, 'skipped', s.skipped, 'appliancesSent', s.appliances_at is not null,
         'applianceWatts', s.appliance_watts, 'plugs', s.plugs,
         'legacyConfirmed', s.legacy_confirmed_at is not null, 'finished', s.finished_at is not null,
         'handedBack', s.handback_at is not null
       )
     end as signup
   from members m
   left join member_signups s on s.member_id = m.id
   left join utility_connections c on c.member_id = m.id
   left join utilities u on u.id = c.utility_id
   where m.id = $1 and m.brand = $2`,
);

export async function readSignupRow(db: Db, memberId: string, brandId: string): Promise<SignupRow | null> {
  const [row] = await read(db, [memberId, brandId]);
  if (row === undefined) return null;
  return row.utility === null
    ? row
    : { ...row, utility: { ...row.utility, ...reportedStatus(row.utility, row.utility.method) } };
}
