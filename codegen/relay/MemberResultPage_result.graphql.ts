/**
 * @generated SignedSource<<bae75a7c5615aff2e3a3652b887a56e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerCause = "ACCOUNT_DELETED" | "APPLIANCE_INVENTORY" | "EVENT_CORRECTION" | "EVENT_PARTICIPATION" | "EVENT_REDUCTION" | "MONTH_REDUCTION" | "ORDER_CAPTURE" | "ORDER_HOLD" | "ORDER_RECAPTURE" | "ORDER_RELEASE" | "PROMO_CODE" | "REFERRAL" | "REFERRAL_BOOSTED" | "REFERRAL_WELCOME" | "STAFF_ADJUSTMENT" | "UTILITY_PAID" | "WHEEL_PRIZE" | "%future added value";
export type ReadingSource = "OPERATOR" | "UPLOAD" | "UTILITY" | "%future added value";
export type SettlementState = "PENDING" | "RESTATED" | "SETTLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberResultPage_result$data = {
  readonly days: ReadonlyArray<string>;
  readonly devices: ReadonlyArray<{
    readonly name: string;
    readonly quarters: number;
    readonly rateTenths: number;
  }>;
  readonly endAt: string;
  readonly entries: ReadonlyArray<{
    readonly bookedAt: string;
    readonly cause: LedgerCause;
    readonly causeKey: string;
    readonly watts: number;
  }>;
  readonly eventId: string;
  readonly formula: {
    readonly bonusHundredths: number;
    readonly multiplierHundredths: number;
    readonly pointsPerKwh: number;
  } | null | undefined;
  readonly intervals: ReadonlyArray<{
    readonly isEstimated: boolean;
    readonly readMilliwattHours: number;
    readonly startAt: string;
    readonly usedWattHours: number;
    readonly usualWattHours: number;
  }>;
  readonly member: {
    readonly email: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly memberId: string;
  readonly participationPoints: number;
  readonly points: number;
  readonly provenance: ReadingSource | null | undefined;
  readonly reductionPoints: number;
  readonly reductionWattHours: number | null | undefined;
  readonly revision: number;
  readonly settlement: SettlementState;
  readonly startAt: string;
  readonly timeZone: string;
  readonly usedWattHours: number | null | undefined;
  readonly usualWattHours: number | null | undefined;
  readonly watts: number;
  readonly " $fragmentType": "MemberResultPage_result";
};
export type MemberResultPage_result$key = {
  readonly " $data"?: MemberResultPage_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberResultPage_result">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usualWattHours",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usedWattHours",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "watts",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberResultPage_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settlement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provenance",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reductionWattHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reductionPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "participationPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecord",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptInterval",
      "kind": "LinkedField",
      "name": "intervals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readMilliwattHours",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEstimated",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptDevice",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quarters",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rateTenths",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptFormula",
      "kind": "LinkedField",
      "name": "formula",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsPerKwh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "multiplierHundredths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bonusHundredths",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "causeKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedAt",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MemberResult",
  "abstractKey": null
};
})();

(node as any).hash = "59f244d31441ba17f435eb4af9da39a4";

export default node;
