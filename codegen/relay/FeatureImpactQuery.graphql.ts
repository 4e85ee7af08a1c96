/**
 * @generated SignedSource<<ae854783ea812720ab765061df15513f>>
 * @relayHash 4770eec32c262feaecbd39c9e4c60fff
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea03f9a12e9c39d145331c611752bda2156cf4f3167f8f85cb83ecd0f0402ad9

import type { ConcreteRequest } from 'relay-runtime';
export type FeatureImpactInput = {
  isEnabled?: boolean | null | undefined;
  key: string;
  rules: ReadonlyArray<FeatureRuleInput>;
};
export type FeatureRuleInput = {
  id?: string | null | undefined;
  isEnabled: boolean;
  segmentId?: string | null | undefined;
  share?: number;
  variation?: string | null | undefined;
};
export type FeatureImpactQuery$variables = {
  input: FeatureImpactInput;
};
export type FeatureImpactQuery$data = {
  readonly staff: {
    readonly featureImpact: {
      readonly __typename: "FeatureImpact";
      readonly after: number;
      readonly before: number;
      readonly changing: number;
      readonly changingMembers: ReadonlyArray<string>;
      readonly entering: number;
      readonly enteringMembers: ReadonlyArray<string>;
      readonly isEstimate: boolean;
      readonly leaving: number;
      readonly leavingMembers: ReadonlyArray<string>;
    } | {
      readonly __typename: "Refusal";
      readonly fields: ReadonlyArray<{
        readonly field: string;
        readonly message: string;
      }>;
      readonly message: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
  } | null | undefined;
};
export type FeatureImpactQuery = {
  response: FeatureImpactQuery$data;
  variables: FeatureImpactQuery$variables;
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
  "name": "message",
  "storageKey": null
},
v2 = [
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
        "concreteType": null,
        "kind": "LinkedField",
        "name": "featureImpact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "before",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "after",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entering",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leaving",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enteringMembers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leavingMembers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changingMembers",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEstimate",
                "storageKey": null
              }
            ],
            "type": "FeatureImpact",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldFault",
                "kind": "LinkedField",
                "name": "fields",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Refusal",
            "abstractKey": null
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
    "name": "FeatureImpactQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeatureImpactQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ea03f9a12e9c39d145331c611752bda2156cf4f3167f8f85cb83ecd0f0402ad9",
    "metadata": {},
    "name": "FeatureImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb02bf32217adb1614894073c0f7b5e5";

export default node;
