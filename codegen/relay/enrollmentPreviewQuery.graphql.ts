/**
 * @generated SignedSource<<3de048fd60612010905c90bf67bae13f>>
 * @relayHash 92144baa76c5c557957b4428735f5a10
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1a20c6f835e435a98c11998e1b0fd56909c94c66814e867a5a34b99a193ad9d

import type { ConcreteRequest } from 'relay-runtime';
export type EnrollmentPreviewInput = {
  fromProgramId?: string | null | undefined;
  memberIds: ReadonlyArray<string>;
  programId: string;
};
export type enrollmentPreviewQuery$variables = {
  input: EnrollmentPreviewInput;
};
export type enrollmentPreviewQuery$data = {
  readonly staff: {
    readonly enrollmentPreview: {
      readonly effects: ReadonlyArray<{
        readonly comingEvents: number;
        readonly fault: string | null | undefined;
        readonly member: {
          readonly id: string;
        } | null | undefined;
        readonly runningEvents: number;
      }>;
      readonly fault: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type enrollmentPreviewQuery = {
  response: enrollmentPreviewQuery$data;
  variables: enrollmentPreviewQuery$variables;
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
  "name": "fault",
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
        "concreteType": "EnrollmentPreview",
        "kind": "LinkedField",
        "name": "enrollmentPreview",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EnrollmentEffect",
            "kind": "LinkedField",
            "name": "effects",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MemberRecord",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comingEvents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "runningEvents",
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
    "name": "enrollmentPreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "enrollmentPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a1a20c6f835e435a98c11998e1b0fd56909c94c66814e867a5a34b99a193ad9d",
    "metadata": {},
    "name": "enrollmentPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6f3f8a86632aeca6175c4ec614cded10";

export default node;
