/**
 * @generated SignedSource<<b61a7270c718e8ae4b911edd3576a3af>>
 * @relayHash 8a8a9150ba753259c484bb1b15da36c8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 971f37bca9f509510b8709c878d78d74329da9046e3ea9e704c74247a35e4b01

import type { ConcreteRequest } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
export type EventPlanInput = {
  algorithm: Algorithm;
  date: string;
  end: string;
  groups?: EventGroupsInput | null | undefined;
  isTest?: boolean | null | undefined;
  programIds: ReadonlyArray<string>;
  segmentId?: string | null | undefined;
  skipHolidays?: boolean | null | undefined;
  start: string;
  until?: string | null | undefined;
  weekdays?: ReadonlyArray<number> | null | undefined;
};
export type EventGroupsInput = {
  count: number;
  isRandom?: boolean | null | undefined;
  minutesApart: number;
  seed: string;
};
export type eventPlanPreviewQuery$variables = {
  input: EventPlanInput;
};
export type eventPlanPreviewQuery$data = {
  readonly staff: {
    readonly eventPlan: ReadonlyArray<{
      readonly events: ReadonlyArray<{
        readonly date: string;
        readonly endAt: string | null | undefined;
        readonly faults: ReadonlyArray<{
          readonly message: string;
        }>;
        readonly homesElsewhere: number;
        readonly isHoliday: boolean;
        readonly lastEndAt: string | null | undefined;
        readonly startAt: string | null | undefined;
      }>;
      readonly groups: ReadonlyArray<{
        readonly endAt: string;
        readonly highKilowatts: number | null | undefined;
        readonly kilowatts: number | null | undefined;
        readonly lowKilowatts: number | null | undefined;
        readonly membersAsked: number;
        readonly number: number;
        readonly startAt: string;
      }>;
      readonly highKilowatts: number | null | undefined;
      readonly intervals: ReadonlyArray<{
        readonly endAt: string;
        readonly highKilowatts: number;
        readonly kilowatts: number;
        readonly lowKilowatts: number;
        readonly startAt: string;
      }>;
      readonly kilowatts: number | null | undefined;
      readonly lowKilowatts: number | null | undefined;
      readonly membersAsked: number;
      readonly program: {
        readonly id: string;
        readonly name: string;
        readonly timeZone: string;
      };
    }> | null | undefined;
  } | null | undefined;
};
export type eventPlanPreviewQuery = {
  response: eventPlanPreviewQuery$data;
  variables: eventPlanPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "membersAsked",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kilowatts",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowKilowatts",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "highKilowatts",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endAt",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "input",
            "variableName": "input"
          }
        ],
        "concreteType": "PlannedProgram",
        "kind": "LinkedField",
        "name": "eventPlan",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Program",
            "kind": "LinkedField",
            "name": "program",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "timeZone",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PlannedGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PlannedInterval",
            "kind": "LinkedField",
            "name": "intervals",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PlannedOccurrence",
            "kind": "LinkedField",
            "name": "events",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastEndAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isHoliday",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homesElsewhere",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldFault",
                "kind": "LinkedField",
                "name": "faults",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "eventPlanPreviewQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "eventPlanPreviewQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "971f37bca9f509510b8709c878d78d74329da9046e3ea9e704c74247a35e4b01",
    "metadata": {},
    "name": "eventPlanPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56daa84503d9c7a67eaa66e89fffc4c9";

export default node;
