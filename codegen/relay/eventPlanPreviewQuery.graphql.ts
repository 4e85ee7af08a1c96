/**
 * @generated SignedSource<<5239e5e9e24afc0efb57ebd00e648c6a>>
 * @relayHash 81468b1a4a598909dacbb2cea6fe0792
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6fe9bea8b62bb9ee44f05a78a90911e3bfb40203ce3f7696bd315e97ce493b3

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
        readonly kilowatts: number | null | undefined;
        readonly membersAsked: number;
        readonly number: number;
        readonly startAt: string;
      }>;
      readonly intervals: ReadonlyArray<{
        readonly endAt: string;
        readonly kilowatts: number;
        readonly startAt: string;
      }>;
      readonly kilowatts: number | null | undefined;
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
  "name": "startAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endAt",
  "storageKey": null
},
v5 = [
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "eventPlanPreviewQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "f6fe9bea8b62bb9ee44f05a78a90911e3bfb40203ce3f7696bd315e97ce493b3",
    "metadata": {},
    "name": "eventPlanPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7dc5776263ee01dd7f5ccb343288c121";

export default node;
