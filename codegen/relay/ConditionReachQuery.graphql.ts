/**
 * @generated SignedSource<<e6b7244277cd7dc8b286d71a72cf9a52>>
 * @relayHash d38f942d96d4f252f03c749b9053daa8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d3d26a4284da88bd0615276d39059db88a1deb11770dae3178873b2d68e3f3

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentNodeKind = "ALL" | "ANY" | "CODE" | "FILTER" | "NOT" | "SEGMENT" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
export type SegmentNodeInput = {
  attribute?: string | null | undefined;
  booleans?: ReadonlyArray<boolean> | null | undefined;
  kind: SegmentNodeKind;
  numbers?: ReadonlyArray<number> | null | undefined;
  operator?: SegmentOperator | null | undefined;
  parent?: number | null | undefined;
  segmentId?: string | null | undefined;
  texts?: ReadonlyArray<string> | null | undefined;
};
export type ConditionReachQuery$variables = {
  condition: SegmentNodeInput;
};
export type ConditionReachQuery$data = {
  readonly staff: {
    readonly segmentCondition: {
      readonly matching: number;
      readonly members: number;
    } | null | undefined;
  } | null | undefined;
};
export type ConditionReachQuery = {
  response: ConditionReachQuery$data;
  variables: ConditionReachQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "condition"
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
            "name": "condition",
            "variableName": "condition"
          }
        ],
        "concreteType": "SegmentConditionReach",
        "kind": "LinkedField",
        "name": "segmentCondition",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "members",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "matching",
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
    "name": "ConditionReachQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConditionReachQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "17d3d26a4284da88bd0615276d39059db88a1deb11770dae3178873b2d68e3f3",
    "metadata": {},
    "name": "ConditionReachQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf1cd547c11c090fc457daf51404532f";

export default node;
