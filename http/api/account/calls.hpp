#pragma once

#include "http/api/shared/app_context.hpp"

// The calls about a person and their account.
namespace chalkline::http {

Task<Response> register_player(RequestContext& context);
Task<Response> login(RequestContext& context);
Task<Response> logout(RequestContext& context);
Task<Response> me(RequestContext& context);
Task<Response> verify_email(RequestContext& context);
Task<Response> resend_verification(RequestContext& context);
Task<Response> forgot_password(RequestContext& context);
Task<Response> reset_password(RequestContext& context);
Task<Response> change_password(RequestContext& context);
Task<Response> own_email(RequestContext& context);
Task<Response> change_email(RequestContext& context);
Task<Response> own_sessions(RequestContext& context);
Task<Response> end_session(RequestContext& context);
Task<Response> end_other_sessions(RequestContext& context);
Task<Response> own_settings(RequestContext& context);
Task<Response> change_settings(RequestContext& context);
Task<Response> export_account(RequestContext& context);
Task<Response> delete_account(RequestContext& context);
Task<Response> limits(RequestContext& context);
Task<Response> change_limits(RequestContext& context);

}  // namespace chalkline::http
