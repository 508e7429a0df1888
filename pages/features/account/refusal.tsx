import { Link } from "@tanstack/react-router";
import { ApiError, messageOf } from "../../api/api-error.ts";

/** Why it was not done; where an older sign-in is the reason, the way to a new one. */
export function Refusal({ error }: { error: Error }) {
  const isOld = error instanceof ApiError && error.code === "sign_in_again";
  return (
    <p className="field-note text-danger" role="alert">
      {messageOf(error, "That did not work. Please try again.")}{" "}
      {isOld && (
        <Link to="/login" className="text-link">
          Sign in again
        </Link>
      )}
    </p>
  );
}
