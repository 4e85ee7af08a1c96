/**
 * @generated SignedSource<<acdf0cb080e3206c27f07a3787b52f43>>
 * @relayHash b9acf4350ef792f277c2eb647b65d746
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f727073b6d599ff55af87fcdcc67246c56f6597ad11da465da836bd8580d3e1

import type { ConcreteRequest } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
export type EventPlanInput = {
  algorithm: Algorithm;
  date: string;
  end: string;
  isTest?: boolean | null | undefined;
  programIds: ReadonlyArray<string>;
  segmentId?: string | null | undefined;
  start: string;
  until?: string | null | undefined;
  weekdays?: ReadonlyArray<number> | null | undefined;
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
        readonly startAt: string | null | undefined;
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
v1 = [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "membersAsked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kilowatts",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startAt",
                "storageKey": null
              },
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "eventPlanPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f727073b6d599ff55af87fcdcc67246c56f6597ad11da465da836bd8580d3e1",
    "metadata": {},
    "name": "eventPlanPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2026b2621cbf64196da32d8b86700e26";

export default node;
